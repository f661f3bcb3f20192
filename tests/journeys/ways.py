"""ways.py: the ways of a table through the program, each from a start of its own to what must have come of it."""

import contextlib
import errno
import json
import os
import re
import resource
import shutil
import signal
import subprocess

import desk
from table import (choose_in_menu, divide, fill_in, playthrough, press, read, records_in,
                   sit_down, text_of, type_game, type_play, write)


def first_play(table):
    """A first session, to its first play."""
    table.open()
    sit_down('New Session', 'Begin')
    desk.find_soon('push button', desk.named('Mine 2. Needs 1 worker')).do_action(0)
    press('Record')
    desk.wait_until_gone('push button', 'Record')  # a button takes its time to be pressed
    table.shut()
    text = read(table.record())
    assert re.search(r' place mine-2 L$', text, re.M), text


def leaves_to_the_next(event, after):
    """The next player's play ends the turn, too."""
    player, *play = event.split()
    return play == ['end'] and after.split()[0] not in (player, 'table')


def game_to_its_end(table, name):
    head, events = divide(playthrough(name))
    # what is said of a game that is over is said in another window
    events = [event for event in events if not event.startswith('table note')]
    table.ask('import', '--database', table.database,
              write(os.path.join(table.folder, 'begun'), head))
    table.open()
    sit_down('Resume')
    type_game(event for event, after in zip(events, events[1:] + ['table'])
              if not leaves_to_the_next(event, after))
    desk.find_soon('push button', 'Result')
    table.shut()
    whole = write(os.path.join(table.folder, 'whole'), head + events)
    assert table.ask('state', '--json', table.record()) == table.ask('state', '--json', whole)


def board_game(table):
    """A whole short game on the board, typed from its first play to its end."""
    game_to_its_end(table, 'board-2p')


def card_game(table):
    """A whole short game of cards, typed from its first play to its end."""
    game_to_its_end(table, 'card-1p')


def is_no_judge(node):
    """Judge, not pressed"""
    return node.get_name() == 'Judge' and not desk.has_state(node, 'PRESSED')


def argument(table):
    """An argument: the judge is asked, the play made all the same, objected to, and settled."""
    table.open()
    sit_down('New Session', 'Begin')
    press('Judge')
    entry = fill_in('place reactor E')
    desk.press(['[ctrl+l]', '[Return]'])
    desk.find_soon('label', 'Reactor takes 1 scientist.')
    press('Leave the judge and go on with the game (Ctrl+J)')
    desk.find_soon('push button', is_no_judge)  # a button takes its time to be pressed
    type_play('place mine-2 L', entry)
    type_play('dispute 1 "that was a scientist"', entry)
    type_play('table settle 1 upheld "it was a laborer" session', entry)
    desk.find_soon('label', desk.named('it was a laborer'))
    table.shut()
    record = table.record()
    assert '"upheld"' in table.ask('cases', '--json', record)
    assert 'reactor' not in read(record), 'what was asked was recorded'


def corrected(table):
    """A wrong play: made another one, undone, and brought back."""
    table.open()
    sit_down('New Session', 'Begin')
    player = desk.find_soon('push button', desk.named('Turn.')).get_name().split(':')[0].lower()
    entry = desk.find_soon('text', 'Type a play')
    type_play('place mine-2 L', entry)
    type_play(f'table amend 1 {player} place university-2 L', entry)
    desk.find_soon('label', desk.named('on University 2'))
    type_play('end', entry)
    press('Undo (Ctrl+Z)')
    desk.find_soon('label', desk.named('is undone'))
    press('Redo (Shift+Ctrl+Z)')
    desk.find_soon('label', desk.named('comes back'))
    table.shut()
    state = table.ask('state', '--json', table.record())
    assert 'university-2' in state and 'mine-2' not in state, state


def taught(table):
    """A card that nobody told: taught by its icons where it is played, and known from then on."""
    table.open()
    press('New Session')
    desk.find_soon('push button', 'Begin')
    desk.give_keyboard()
    desk.go_to('combo box', 'Game', '[shift+Tab]')
    desk.press(['[space]', '[Down]', '[Return]'])
    sit_down('Begin')
    desk.find_soon('push button', desk.named('New mine (key ')).do_action(0)
    press('Engineer, 0 times')
    press('Output: 1 yellowcake')
    desk.find_soon('push button', desk.named('2 engineers: Enrichment plant')).do_action(0)
    press('Record')
    desk.find_soon('push button', desk.named('Mine. Needs 1 engineer. Brings 1 yellowcake.'))
    desk.wait_until_gone('push button', 'Record')
    table.shut()
    text = read(table.record())
    assert re.search(r'^card \S+ mine .*needs E gives Y1', text, re.M), text
    assert json.loads(table.ask('state', '--json', table.record()))['players'][0]['yellowcake'] == 1


def call_search(bus, method, kind, *arguments):
    """Asks as the search of a desktop does."""
    from gi.repository import GLib
    answer = bus.call_sync('io.github.yellowcake.Yellowcake',
                           '/io/github/yellowcake/Yellowcake/SearchProvider',
                           'org.gnome.Shell.SearchProvider2', method,
                           GLib.Variant(kind, arguments), None, 0, -1, None).unpack()
    return answer[0] if answer else None


def replayed(table):
    """An old game: found by the desktop, without a window, opened, and looked through again."""
    from gi.repository import Gio
    usual = os.path.join(table.folder, 'yellowcake')
    os.mkdir(usual)
    for name in ('board-3p', 'card-2p'):
        table.ask('import', '--database', os.path.join(usual, 'yellowcake.db'), playthrough(name))
    bus = Gio.bus_get_sync(Gio.BusType.SESSION)
    table.process = subprocess.Popen([table.programs['yellowcake'], '--gapplication-service'],
                                     stderr=table.complaints,
                                     env={**os.environ, 'XDG_DATA_HOME': table.folder})
    desk.wait_for_name(bus, 'io.github.yellowcake.Yellowcake')
    assert call_search(bus, 'GetInitialResultSet', '(as)', ['nobody']) == []
    found = call_search(bus, 'GetInitialResultSet', '(as)', ['ana'])
    assert len(found) == 2
    found = call_search(bus, 'GetSubsearchResultSet', '(asas)', found, ['ana', 'cy'])
    shown, = call_search(bus, 'GetResultMetas', '(as)', found)
    assert 'Ana' in shown['name'] and shown['description'] and shown['id'] == found[0]
    call_search(bus, 'ActivateResult', '(sasu)', found[0], ['ana', 'cy'], 0)
    desk.find_soon('frame', desk.named('Ana, Bo and Cy'))
    look_through()
    call_search(bus, 'LaunchSearch', '(asu)', ['won:bo'], 0)
    assert text_of(desk.find_soon('entry', 'Search the sessions')) == 'won:bo'
    desk.find_soon('list item', desk.named('Won by Bo with 14 points'))
    table.shut()


def look_through():
    """By the keys of a game that is over."""
    desk.find_soon('slider', 'The plays of the session')
    desk.give_keyboard()
    for key, seen in (('[Home]', 'Ana is to move'), ('[Right]', 'Ana may use buildings'),
                      ('[Right]', 'Bo is to move'), ('[Left]', 'Ana may use buildings'),
                      ('[Down]', 'Bo is to move'), ('[End]', 'Cy wins with 60 points.')):
        desk.press([key])
        desk.find_soon('label', desk.named(seen))


def kept(table):
    """The record of another table: imported, another one looked at and kept, both exported as they were."""
    into, out = (os.path.join(table.folder, name) for name in ('into', 'out'))
    os.mkdir(into)
    os.mkdir(out)
    shutil.copy(playthrough('card-2p'), into)
    table.open(folder=into)
    desk.find_soon('push button', 'New Session')
    choose_in_menu('Import…')
    desk.find_soon('push button', 'Import')
    desk.press(['[Down]'])
    press('Import')
    desk.find_soon('label', '1 session is new.')
    press('Close')
    table.shut()
    table.open(playthrough('board-2p'), folder=out)
    press('Keep in My Sessions')
    desk.wait_until_gone('push button', 'Keep in My Sessions')
    press('Back to the Sessions')
    desk.wait_until_gone('push button', 'Back to the Sessions')
    choose_in_menu('Export…')
    press('Export…')
    press('Export')
    desk.wait_until_gone('push button', 'Export…')
    table.shut()
    assert sorted(table.ask('state', '--json', path) for path in records_in(out)) \
        == sorted(table.ask('state', '--json', playthrough(name)) for name in ('card-2p', 'board-2p'))


def killed(table):
    """The program dies in the middle; the play is there, and the game goes on."""
    table.open()
    sit_down('New Session', 'Begin')
    type_play('place mine-2 L')
    table.close(signal.SIGKILL)
    table.open()
    sit_down('Resume')
    desk.find_soon('label', desk.named('on Mine 2'))
    type_play('end')
    table.shut()
    text = read(table.record())
    assert re.search(r' place mine-2 L\n.* end$', text, re.M), text


@contextlib.contextmanager
def small_disk(table):
    """A disk of its own for the file of the sessions, where one may be mounted; whether it was."""
    folder = os.path.join(table.folder, 'disk')
    os.mkdir(folder)
    table.database = os.path.join(folder, 'sessions.db')
    is_small = shutil.which('mount') and subprocess.call(
        ['mount', '-t', 'tmpfs', '-o', 'size=8m', 'yellowcake', folder], stderr=subprocess.DEVNULL) == 0
    try:
        yield is_small
    finally:
        table.close(signal.SIGKILL)  # nothing, if its window was closed
        if is_small:
            subprocess.check_call(['umount', '--lazy', folder])


@contextlib.contextmanager
def full(table):
    """Nothing more goes onto the disk; what the table is told then."""
    filling = os.path.join(os.path.dirname(table.database), 'filling')
    with open(filling, 'wb', buffering=0) as file:
        try:
            while True:
                file.write(bytes(4096))
        except OSError as error:
            assert error.errno == errno.ENOSPC, error
    yield 'is full, so this was not saved. Free some space and try again.'
    os.remove(filling)


@contextlib.contextmanager
def cut_short(table):
    """No file may get larger than the play before left it: the next best where nothing may be mounted."""
    room = os.path.getsize(table.database + '-wal')
    resource.prlimit(table.process.pid, resource.RLIMIT_FSIZE, (room, resource.RLIM_INFINITY))
    yield 'could not be read or written, so this was not saved. Check the disk and try again.'
    resource.prlimit(table.process.pid, resource.RLIMIT_FSIZE,
                     (resource.RLIM_INFINITY, resource.RLIM_INFINITY))


def full_disk(table):
    """The disk is full: nothing is taken over, the table is told, and goes on when there is room."""
    with small_disk(table) as is_small:
        table.open()
        sit_down('New Session', 'Begin')
        type_play('place mine-2 L')
        entry = fill_in('end')
        with (full if is_small else cut_short)(table) as why:
            desk.press(['[ctrl+l]', '[Return]'])
            desk.find_soon('label', desk.named(why + ' Nothing was lost and nothing was taken over'))
        type_play('end', entry)
        table.shut()
        assert len(re.findall(r' end$', read(table.record()), re.M)) == 1


def newer_ledger(table):
    """A ledger of a newer version is not touched, and the window says so."""
    import sqlite3
    table.open()
    desk.find_soon('push button', 'New Session')
    table.shut()
    with sqlite3.connect(table.database) as ledger:
        ledger.execute('PRAGMA user_version = 99')
    ledger.close()
    table.open()
    desk.find_soon('push button', 'Choose Another File…')
    table.close()
    with sqlite3.connect(table.database) as ledger:
        assert ledger.execute('PRAGMA user_version').fetchone() == (99,)
    ledger.close()


JOURNEYS = (first_play, board_game, card_game, argument, corrected, taught, replayed, kept, killed,
            full_disk, newer_ledger)
