// The compiled program in processes of its own: its status, its pipes, and what an interrupt leaves behind.
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { parseMatrixMarket } from '../../src/linalg/index.ts';
import { bundle, bundled } from '../setup/bundled.ts';
import { DATA, type Finished, mtx, scratch } from './run.ts';

const PROGRAM = path.join(bundled, 'cli/index.js');
const { at, put } = scratch();

beforeAll(bundle);

interface Watched {
  readonly stdin?: string;
  /** Is called with what has come on a stream so far. */
  readonly watch?: (child: ReturnType<typeof start>, stream: 'out' | 'err', text: string) => void;
}

const start = (words: readonly string[]) =>
  spawn(process.execPath, [PROGRAM, ...words], { stdio: 'pipe', timeout: 60_000 });

function basalt(
  words: readonly string[],
  { stdin = '', watch }: Watched = {},
): Promise<Finished & { signal: string | null }> {
  const child = start(words);
  const texts = { out: '', err: '' };
  for (const [name, stream] of [
    ['out', child.stdout],
    ['err', child.stderr],
  ] as const)
    stream.setEncoding('utf8').on('data', (text: string) => {
      texts[name] += text;
      watch?.(child, name, texts[name]);
    });
  child.stdin.on('error', () => {}).end(stdin);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status, signal) => resolve({ status: status ?? -1, signal, ...texts }));
  });
}

it('solves what comes through a pipe, into a pipe', async () => {
  expect(readFileSync(PROGRAM, 'utf8')).toMatch(/^#!\/usr\/bin\/env node\n/);
  const { status, out, err } = await basalt(['solve', '-', '-o', '-', '--backend', 'cpu'], {
    stdin: mtx([2, 1], [1, 3]),
  });
  expect(status).toBe(0);
  for (const value of parseMatrixMarket(out).toDense()) expect(value).toBeCloseTo(1, 12);
  expect(err).toMatch(/^A +standard input: 2 x 2/);
});

it('the status of bad data, and nothing on stdout', async () => {
  const { status, out, err } = await basalt(['solve', DATA.singular, '--backend', 'cpu']);
  expect([status, out]).toEqual([2, '']);
  expect(err).toMatch(/^basalt: [^\n]+ singular: [^\n]+\n$/);
});

it('a reader that leaves early is no error', async () => {
  const [A, B] = [put('A.mtx', mtx([2])), put('B.mtx', mtx(Array(40_000).fill(1)))];
  const watch: Watched['watch'] = (child, stream) => {
    if (stream === 'out') child.stdout.destroy();
  };
  const { status, signal, err } = await basalt(['solve', A, B, '-o', '-', '--backend', 'cpu'], { watch });
  expect([status, signal]).toEqual([0, null]);
  expect(err).not.toMatch(/EPIPE|Error/);
});

it('an interrupt ends a long run at once, and leaves no file', async () => {
  const page = at('report.html');
  const watch: Watched['watch'] = (child, stream) => {
    if (stream === 'err') child.kill('SIGINT');
  };
  const { signal } = await basalt(['report', '--backend', 'cpu', '-o', page, '--progress'], { watch });
  expect(signal).toBe('SIGINT');
  expect(readdirSync(path.dirname(page)).filter((name) => name.includes('report'))).toEqual([]);
});
