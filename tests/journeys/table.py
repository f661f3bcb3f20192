"""table.py: the program with a file of sessions of its own, and what somebody at the table does with it."""

import os
import re
import signal
import subprocess
import time

import desk

PLAYTHROUGHS = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), 'playthroughs')
WARNING = re.compile(r'\*\* |WARNING|CRITICAL|ERROR|Traceback')


class Table:
    """The program, its ledger, and all that it complained of."""

    def __init__(self, programs, home, name):
        self.programs = programs
        self.folder = os.path.join(home, name)
        os.mkdir(self.folder)
        self.database = os.path.join(self.folder, 'sessions.db')
        self.complaints = open(os.path.join(self.folder, 'complaints'), 'w+', encoding='utf-8')
        self.process = None

    def open(self, *arguments, folder=None):
        """Files are chosen in this folder."""
        self.process = subprocess.Popen([self.programs['yellowcake'], '--database', self.database]
                                        + list(arguments), stderr=self.complaints, cwd=folder,
                                        restore_signals=False)  # a file may be too large

    def close(self, how=signal.SIGTERM):
        if self.process:
            self.process.send_signal(how)
            self.process.wait(desk.PATIENCE)
        self.process = None

    def shut(self):
        """Closes the window as somebody does."""
        from gi.repository import GLib
        try:
            desk.act(desk.find_soon('frame', desk.named('Yellowcake')), 'window.close')
        except GLib.Error:  # it was gone before it could answer
            pass
        assert self.process.wait(desk.PATIENCE) == 0, 'the program did not end well'
        self.process = None

    def record(self):
        """The file of the only session, as yellowcake-cli writes it."""
        self.ask('export', '--database', self.database, '-o', self.folder)
        return records_in(self.folder)[0]

    def ask(self, *arguments):
        """What yellowcake-cli says."""
        return subprocess.run([self.programs['yellowcake-cli']] + list(arguments), check=True,
                              stdout=subprocess.PIPE, encoding='utf-8').stdout

    def warnings(self):
        self.complaints.seek(0)
        return [line for line in self.complaints if WARNING.search(line)]


# ---- Records ----

def playthrough(name):
    return os.path.join(PLAYTHROUGHS, name + '.ycr')


def records_in(folder):
    return [os.path.join(folder, name) for name in os.listdir(folder) if name.endswith('.ycr')]


def read(path):
    with open(path, encoding='utf-8') as file:
        return file.read()


def divide(path):
    """The head and the events of a record."""
    lines = [line for line in read(path).splitlines() if line.strip() and not line.startswith('#')]
    players = [line.split()[1] for line in lines if line.startswith('player ')]
    first = next(i for i, line in enumerate(lines) if line.split()[0] in players + ['table'])
    return lines[:first], lines[first:]


def write(path, lines):
    with open(path, 'w', encoding='utf-8') as file:
        file.writelines(line + '\n' for line in lines)
    return path


# ---- Hands ----

def press(name):
    desk.find_soon('push button', name).do_action(0)


def text_of(node):
    from gi.repository import Atspi
    return Atspi.Text.get_text(node, 0, Atspi.Text.get_character_count(node))


def fill_in(line, entry=None):
    """Writes into the entry of plays, or another, without Enter."""
    from gi.repository import Atspi
    entry = entry or desk.find_soon('text', 'Type a play')
    Atspi.EditableText.set_text_contents(entry, line)
    return entry


def is_soon_empty(entry, patience):
    from gi.repository import Atspi
    end = time.monotonic() + patience
    while time.monotonic() < end:
        if not Atspi.Text.get_character_count(entry):
            return True
        time.sleep(0.002)
    return False


def type_play(line, entry=None):
    """The same with Enter; it is recorded when the entry is empty again."""
    entry = fill_in(line, entry)
    for _ in range(3):  # a window that has just come may lose the keyboard again
        desk.press(['[ctrl+l]', '[Return]'])
        if is_soon_empty(entry, 3):
            return
        desk.give_keyboard()
    raise AssertionError(f'“{line}” was not taken')


def type_game(events):
    """Types a game as fast as the program takes it."""
    entry = desk.find_soon('text', 'Type a play')
    with desk.pressing() as press_at_once:
        press_at_once('ctrl+l')
        for event in events:
            fill_in(event, entry)
            press_at_once('Return')
            assert is_soon_empty(entry, desk.PATIENCE), f'“{event}” was not taken'


def sit_down(*buttons):
    """Presses these, until there is a table to play at."""
    for button in buttons:
        press(button)
    desk.find_soon('push button', 'End Turn')
    desk.give_keyboard()


def is_drawn(node):
    """in sight: GTK 4.8 says of nothing but windows that they show, so that its place has to tell"""
    from gi.repository import Atspi
    window = desk.find_now('frame', desk.named('Yellowcake'))
    if not window:
        return False
    there, all_of_it = (Atspi.Component.get_extents(each, Atspi.CoordType.WINDOW)
                        for each in (node, window))
    return there.width > 0 and 0 <= there.x <= all_of_it.width - there.width


def is_menu_in_sight(node):
    """Main Menu, in sight"""
    return node.get_name() == 'Main Menu' and is_drawn(node)


def choose_in_menu(words):
    """From the menu of the window, once its page is there and has stopped to move: GTK 4.8 opens nothing
    beside the screen."""
    desk.find_soon('push button', is_menu_in_sight)
    for _ in range(5):  # a window that has just come may lose the keyboard again
        desk.give_keyboard()
        desk.press(['[F10]'])
        item = desk.find_now('menu item', desk.named(words))
        if item:
            item.do_action(0)
            return
        desk.press(['[Escape]'])
    raise AssertionError(f'“{words}” is not in the menu')
