// Names in the guides exist: every verb of basalt/linalg has its row, and every row of the table of names its routine.
import { expect, test } from 'vitest';
import * as basalt from '../../src/index.ts';
import * as linalg from '../../src/linalg/index.ts';
import { magma } from '../../src/magma.ts';
import { routines } from '../../src/registry.gen.ts';
import { read } from './pages.ts';

/** The rows of the tables below a heading, as cells. */
const rowsBelow = (page: string, heading: string): string[][] => {
  const [, rest = ''] = read(page).split(`\n## ${heading}\n`);
  return rest
    .split('\n## ')[0]!
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('|--'))
    .slice(1)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
};
const quoted = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

test('the NumPy guide has every verb, and no other', () => {
  const verbs = Object.entries(linalg).flatMap(([name, value]) =>
    typeof value === 'function' && /^[a-z]/.test(name) ? [name] : [],
  );
  const rows = rowsBelow('docs/guide/numpy.md', 'Names');
  const called = rows.flatMap(([, cell = '']) => quoted(cell).map((text) => /^\w+/.exec(text)![0]));
  expect([...new Set(called)].sort()).toEqual(verbs.sort());
  const named = rows.flatMap(([, , cell = '']) => quoted(cell)).filter((name) => /Batched$/.test(name));
  for (const name of named) expect(basalt).toHaveProperty(name);
});

test('the table of MAGMA and cuBLAS has names that exist, and belong together', () => {
  const rows = rowsBelow('docs/guide/magma-cublas.md', 'Names');
  expect(rows.length).toBeGreaterThan(60);
  for (const [, , record = '', position = ''] of rows) {
    const [names, positional] = [quoted(record), quoted(position)];
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) expect(basalt).toHaveProperty(name);
    for (const name of positional) expect(magma).toHaveProperty(name);
    const plain = (name: string): string =>
      name
        .toLowerCase()
        .replace(/^magma/, '')
        .replaceAll('_', '');
    // gemm_batched_strided is gemmStridedBatched.
    expect(positional.map((name) => plain(name).replace('batchedstrided', 'stridedbatched'))).toEqual(names.map(plain));
  }
});

test('every error has its row', () => {
  const rows = read('docs/guide/errors.md').match(/^\| .*$/gm) ?? [];
  const listed = rows.flatMap((row) => quoted(row.split('|')[1]!));
  const classes = [...Object.keys(basalt), ...Object.keys(linalg)].filter((name) => name.endsWith('Error'));
  for (const name of classes) expect(listed).toContain(name);
});

test('the list of routines has them all, and where they are computed', () => {
  const rows = read('docs/routines.md').match(/^\| \[.*$/gm) ?? [];
  expect(rows.map((row) => /\[(\w+)\]/.exec(row)![1])).toEqual(routines.map(({ name }) => name));
  const computed = (name: string) => rows.find((row) => row.startsWith(`| [${name}]`))!;
  for (const name of ['asum', 'gemm', 'getrf', 'gesvBatched', 'gemmVbatched'])
    expect(computed(name)).toMatch(/\| GPU, CPU \| (GPU \(if asked\), )?CPU \|/);
  expect(computed('gemm')).toContain('| GPU (if asked), CPU |');
  expect(computed('gesvd')).not.toContain('GPU');
});
