// The examples of docs/cli.md run, and print what is shown there but for numbers that depend on the machine.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { basalt, root } from './run.ts';

const text = readFileSync(path.join(root, 'docs/cli.md'), 'utf8').replaceAll('\r\n', '\n');
const blocks = [...text.matchAll(/^```console\n([\s\S]*?)^```$/gm)].map((m) => m[1]!);
/** Command lines and what they print. */
const examples = blocks.flatMap((block) => [...block.matchAll(/^\$ basalt (.*)\n((?:(?!\$ ).*\n)*)/gm)]);

/** Figures and line breaks vary: threads, times, rates, the last digits of errors. */
const steady = (output: string): string =>
  output
    .replace(/below 0\.01 Gflop|[\d.]+ Gflop/g, '# Gflop')
    .replace(/\d+(\.\d+)?(e[+-]\d+)?/g, '#')
    .replace(/\s+/g, ' ')
    .replace(/# threads?/g, '# threads')
    .trim();

// Paths in the examples are those of someone in the repository's folder.
const before = process.cwd();
beforeAll(() => process.chdir(root));
afterAll(() => process.chdir(before));

it('there are examples', () => expect(examples.length).toBeGreaterThan(6));

it.each(examples.map((m) => [m[1]!, m[2]!] as const))('basalt %s', async (words, shown) => {
  const { out, err } = await basalt(...words.split(' '));
  expect(steady(out + err)).toBe(steady(shown));
});

it('the list of commands is that of the help', async () => {
  const { out } = await basalt('--help');
  const commands = [...out.matchAll(/^ {2}([a-z]+) (?:\[|<)/gm)].map((m) => m[1]);
  expect(commands).toEqual([
    'info',
    'solve',
    'lstsq',
    'svd',
    'test',
    'tune',
    'mpi',
    'bench',
    'profile',
    'report',
    'help',
  ]);
  for (const command of commands) expect(text).toContain(`basalt ${command}`);
});
