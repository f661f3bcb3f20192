"""screen_reader.py: Orca itself, without a speech server, and the lines that it would have spoken."""

import os
import re
import shutil
import subprocess
import sys

# Orca opens the file of its debug output with a buffer; each line is wanted as it comes. And it starts only
# where the same user has no other one, which may well listen to another display. A speech server that it
# could start, where there is one, may have nothing to speak with, and Orca waits for it.
STARTER = '''
import builtins, os, runpy, sys
import speechd.paths
speechd.paths.SPD_SPAWN_CMD = '/nonexistent'
os.getuid = lambda: 2 ** 31 - 2
really_open = builtins.open
def open_for_lines(file, *rest, **more):
    return really_open(file, *rest, **({**more, 'buffering': 1} if file == %r else more))
builtins.open = open_for_lines
sys.argv = ['orca', '--debug', '--debug-file', %r, '--user-prefs', %r]
runpy.run_path(%r, run_name='__main__')
'''
SPOKEN = re.compile(r"SPEECH OUTPUT: '(.*?)' ?\{'established'", re.S)


def start(home):
    """Orca, and the file that grows with all that it does."""
    log = os.path.join(home, 'orca.log')
    with open(log, 'w', encoding='utf-8'):
        pass
    process = subprocess.Popen(
        [sys.executable, '-c', STARTER % (log, log, home, shutil.which('orca'))],
        stdout=subprocess.DEVNULL)
    return process, open(log, encoding='utf-8', errors='replace')


def spoken(text):
    """What this part of the file says was spoken, but for the names of keys that were pressed."""
    return [line for line in SPOKEN.findall(text) if not line.endswith(' ')]
