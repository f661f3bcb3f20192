"""desk.py: the real program on a display and a bus that nobody else has, and hands that use it as a
screen reader does: by names, actions and keys, never by where something is drawn. Debian: at-spi2-core,
dbus, gir1.2-atspi-2.0, python3-gi, xvfb, xdotool."""

import contextlib
import os
import shutil
import subprocess
import sys
import tempfile
import time

PATIENCE = 30  # seconds until something must be there
GOING = 1  # second in which something goes away

# Without service folders nothing is started that does not answer: a portal would be waited for.
BUS = '''<!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
 "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
<busconfig><type>session</type><listen>unix:tmpdir=/tmp</listen><auth>EXTERNAL</auth>
<policy context="default"><allow send_destination="*" eavesdrop="true"/><allow eavesdrop="true"/>
<allow own="*"/></policy></busconfig>'''
LAUNCHERS = ('/usr/libexec/at-spi-bus-launcher', '/usr/lib/at-spi2-core/at-spi-bus-launcher')


def what_is_missing(*programs):
    """The first of what is needed that is not there, or None."""
    for program in ('Xvfb', 'dbus-run-session') + programs:
        if not shutil.which(program):
            return program
    try:
        import gi
        gi.require_version('Atspi', '2.0')
    except (ImportError, ValueError):
        return 'gir1.2-atspi-2.0 or python3-gi'
    return None


def environment(home, build=None):
    """What a program sees there; `build`: of a folder where it was built, else as installed."""
    found = {
        'PATH': os.environ['PATH'], 'HOME': home, 'XDG_RUNTIME_DIR': home, 'XDG_DATA_HOME': home,
        'XDG_CONFIG_HOME': home, 'XDG_CACHE_HOME': home, 'LC_ALL': 'C.UTF-8', 'GDK_BACKEND': 'x11',
        'GSK_RENDERER': 'cairo', 'GSETTINGS_BACKEND': 'memory', 'ADW_DISABLE_PORTAL': '1',
    }
    if build:
        found['GSETTINGS_SCHEMA_DIR'] = os.path.join(build, 'data')
    return found


def start_display():
    """A display with a number that nobody else takes, and what shows it."""
    readable, writable = os.pipe()
    # without a reset: whoever comes when the last one has just left would be turned away
    process = subprocess.Popen(['Xvfb', '-displayfd', str(writable), '-screen', '0', '1366x768x24',
                                '-noreset', '-nolisten', 'tcp'], pass_fds=[writable],
                               stderr=subprocess.DEVNULL)
    os.close(writable)
    with open(readable, encoding='ascii') as number:
        return process, ':' + number.readline().strip()


def run_apart(script, arguments, bus=None, build=None, **streams):
    """Runs a script there, with these arguments and the folder of its home behind them."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
        os.chmod(home, 0o700)
        command = ['dbus-run-session']
        if bus:
            config = os.path.join(home, 'bus.conf')
            with open(config, 'w', encoding='utf-8') as file:
                file.write(bus)
            command.append(f'--config-file={config}')
        server, display = start_display()
        try:
            return subprocess.call(
                command + ['--', sys.executable, script] + arguments + [home],
                env={**environment(home, build), 'DISPLAY': display}, **streams)
        finally:
            server.terminate()
            server.wait()


def wait_for_name(bus, name):
    """Until somebody has it."""
    from gi.repository import GLib
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if bus.call_sync('org.freedesktop.DBus', '/', 'org.freedesktop.DBus', 'NameHasOwner',
                         GLib.Variant('(s)', (name,)), None, 0, -1, None).unpack()[0]:
            return
        time.sleep(0.02)
    sys.exit(f'nobody is called {name}')


def start_accessibility():
    """Nobody else starts it on a bus without services."""
    import gi
    gi.require_version('Atspi', '2.0')
    from gi.repository import Gio
    launcher = next(path for path in LAUNCHERS if os.path.exists(path))
    process = subprocess.Popen([launcher, '--launch-immediately'], stderr=subprocess.DEVNULL)
    wait_for_name(Gio.bus_get_sync(Gio.BusType.SESSION), 'org.a11y.Bus')
    return process


def name_of(node):
    """Newer versions of GTK give no name to what has a text of its own, or something else for a label."""
    from gi.repository import Atspi
    name = node.get_name()
    if not name and node.get_text_iface():
        name = Atspi.Text.get_text(node, 0, -1)
    for relation in [] if name else node.get_relation_set():
        if relation.get_relation_type() == Atspi.RelationType.LABELLED_BY:
            name = name_of(relation.get_target(0))
    return name or ''


def named(words):
    """A test of a name that has these words."""
    def has_words(node):
        return words in name_of(node)
    has_words.__doc__ = f'… {words} …'
    return has_words


# What newer versions of GTK and of the accessibility bus call the same.
ALSO = {'push button': ('button', 'toggle button'), 'text': ('entry',), 'entry': ('text',)}


def find(node, role, fits, vanished):
    """The first thing of this role below a node whose name fits: a text, or what it has to be. Whatever has
    a child that is there no more is added to what vanished."""
    if (node.get_role_name() in (role,) + ALSO.get(role, ())
            and (node.get_name() == fits if isinstance(fits, str) else fits(node))):
        return node
    for i in range(node.get_child_count()):
        child = node.get_child_at_index(i)
        if not child:
            vanished.append(node)
            continue
        found = find(child, role, fits, vanished)
        if found:
            return found
    return None


def look_for(role, fits):
    """A thing of the program or None, and whether all was seen."""
    from gi.repository import Atspi, GLib
    desktop = Atspi.get_desktop(0)
    programs = [desktop.get_child_at_index(i) for i in range(desktop.get_child_count())]
    vanished = []
    # what was opened last stands on top
    for program in programs:
        try:
            if program.get_name() != 'yellowcake':
                continue
            for i in reversed(range(program.get_child_count())):
                found = find(program.get_child_at_index(i), role, fits, vanished)
                if found:
                    return found, not vanished
        except (GLib.Error, AttributeError):  # it was there a moment ago
            vanished.append(program)
    return None, not vanished


def find_now(role, fits):
    """Looks for a thing of the program; None if it is not there. What goes away meanwhile hides what else is
    there, and what goes for good, as a program that died, is seen for a moment."""
    end = time.monotonic() + GOING
    found, seen = look_for(role, fits)
    while not seen and not found and time.monotonic() < end:
        time.sleep(0.02)
        found, seen = look_for(role, fits)
    return found


def find_soon(role, fits, patience=PATIENCE):
    """The same until it is there."""
    end = time.monotonic() + patience
    while time.monotonic() < end:
        found = find_now(role, fits)
        if found:
            return found
        time.sleep(0.05)
    sys.exit(f'there is no {role} “{fits if isinstance(fits, str) else fits.__doc__}”')


def wait_until_gone(role, fits):
    """Until it is there no more, and whatever is there was seen."""
    end = time.monotonic() + PATIENCE
    found, seen = look_for(role, fits)
    while found or not seen:
        if time.monotonic() > end:
            sys.exit(f'{role} “{fits}” stays' if found else f'{role} “{fits}” cannot be looked for')
        time.sleep(0.05)
        found, seen = look_for(role, fits)


def act(node, action):
    """What the program offers to do with it."""
    from gi.repository import Atspi
    names = [Atspi.Action.get_action_name(node, i) for i in range(Atspi.Action.get_n_actions(node))]
    node.do_action(names.index(action))


def press(keys):
    """Keys in brackets, anything else is typed; when the last was pressed."""
    for key in keys:
        if key.startswith('['):
            subprocess.check_call(['xdotool', 'key', key.strip('[]')])
        else:
            subprocess.check_call(['xdotool', 'type', '--delay', '2', key + ' '])
    return time.monotonic()


@contextlib.contextmanager
def pressing():
    """Keys one after the other, without the time that a program takes to start."""
    with subprocess.Popen(['xdotool', '-'], stdin=subprocess.PIPE, encoding='ascii') as hands:
        def press_at_once(key):
            hands.stdin.write(f'key --delay 1 {key}\n')
            hands.stdin.flush()
        yield press_at_once


def has_state(node, state):
    from gi.repository import Atspi
    return node.get_state_set().contains(getattr(Atspi.StateType, state))


def is_active(node):
    """the window that has the keyboard"""
    return has_state(node, 'ACTIVE')


def give_keyboard():
    """Nobody else gives a window the keyboard here, and one that has just come may lose it again."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        subprocess.check_call(['xdotool', 'search', '--sync', '--onlyvisible', '--name',
                               'Yellowcake$', 'windowfocus'], stdout=subprocess.DEVNULL,
                              timeout=PATIENCE)
        time.sleep(0.2)
        if find_now('frame', is_active):
            return
    sys.exit('the window does not get the keyboard')


def go_to(role, name, key):
    """Presses the key until this has the keyboard."""
    for _ in range(20):
        node = find_now(role, name)
        if node and has_state(node, 'FOCUSED'):
            return
        press([key])
        time.sleep(0.1)
    sys.exit(f'no way to {role} “{name}” with {key}')
