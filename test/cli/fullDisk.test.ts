// Disks without room: what the program `basalt` cannot write wholly ends it with status 2 and one line that says why, and leaves no part of
// a file where -o has named one.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { bundle, bundled } from '../setup/bundled.ts';
import { mtx, scratch } from './run.ts';

const { at, put } = scratch();
const PROGRAM = path.join(bundled, 'cli/index.js');
const FULL = '/dev/full';

beforeAll(bundle);

/** A line of a shell, in which $BASALT is the program and $SOLVE makes it write some 900 kB of results. */
function shell(line: string): { readonly status: number | null; readonly err: string } {
  const [A, B] = [put('A.mtx', mtx([2])), put('B.mtx', mtx(Array(40_000).fill(1)))];
  const BASALT = `${process.execPath} ${PROGRAM}`;
  const env = { ...process.env, BASALT, SOLVE: `${BASALT} solve ${A} ${B} --backend cpu` };
  const { status, stderr } = spawnSync('/bin/sh', ['-c', line], { env, encoding: 'utf8', timeout: 120_000 });
  return { status, err: stderr };
}

const NO_SPACE = 'no space is left on the device';
const TOO_LARGE = 'no larger file is allowed';

// A limit of 16 blocks is at least 8 kB and at most 16 kB, by the shell.
it.skipIf(!existsSync(FULL)).each([
  ['standard output on a full disk', `$SOLVE -o - > ${FULL}`, `standard output: ${NO_SPACE}`],
  ['a report on a full disk', `$SOLVE --json > ${FULL}`, `standard output: ${NO_SPACE}`],
  ['help on a full disk', `$BASALT --help > ${FULL}`, `standard output: ${NO_SPACE}`],
  ['a device that is full', `$SOLVE -o ${FULL}`, `${FULL}: ${NO_SPACE}`],
  ['a file that may not be as long', `ulimit -f 16; $SOLVE -o ${at('x.mtx')}`, `${at('x.mtx')}: ${TOO_LARGE}`],
  ['standard output that may not', `ulimit -f 16; $SOLVE -o - > ${at('y.mtx')}`, `standard output: ${TOO_LARGE}`],
])('%s', (_, line, message) => {
  const { status, err } = shell(line);
  expect(err).toBe(`basalt: ${message}\n`);
  expect(status).toBe(2);
  expect(readdirSync(path.dirname(at('x'))).filter((name) => /^x|tmp$/.test(name))).toEqual([]);
});

it.skipIf(!existsSync(FULL))('devices stay devices', () => {
  expect(shell('$SOLVE -o /dev/null').status).toBe(0);
  expect([FULL, '/dev/null'].map((file) => statSync(file).isCharacterDevice())).toEqual([true, true]);
});
