#!/usr/bin/env python3
"""Writes a text file as a C string constant: embed.py INPUT NAME OUTPUT."""

import sys

source, name, target = sys.argv[1:]
with open(source, encoding='utf-8') as f:
    lines = f.read().splitlines()
with open(target, 'w', encoding='utf-8') as f:
    f.write(f'extern const char {name}[];\nconst char {name}[] =\n')
    for line in lines:
        escaped = line.replace('\\', '\\\\').replace('"', '\\"')
        f.write(f'  "{escaped}\\n"\n')
    f.write('  ;\n')
