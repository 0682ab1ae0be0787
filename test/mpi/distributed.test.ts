// Matrices over grids of real processes, under every MPI that is installed.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { full } from '../lib/sampled.ts';
import { report } from '../setup/contexts.ts';
import { koffi, launchers, Programs, type Ran } from './launch.ts';

const programs = new Programs();
beforeAll(() => programs.compile(['test/mpi/programs/distributed']));
afterAll(() => programs.remove());

const found = koffi ? launchers : [];
if (found.length === 0)
  report({ skipped: koffi ? 'mpirun' : 'the package koffi', test: 'matrices over grids of processes' });

interface Said {
  readonly wrong: string[];
  readonly faults: Record<string, string[]>;
}

function read({ code, out, err }: Ran): Said {
  expect([code, err]).toEqual([0, expect.any(String)]);
  return JSON.parse(out) as Said;
}

test('matrices of one process, started alone', async () => {
  expect(read(await programs.run([], 'distributed')).wrong).toEqual([]);
});

describe.each(found)('%s', (title, mpirun) => {
  const sizes = title === 'MPICH' ? [2] : full ? [1, 2, 3, 4] : [4];

  test.each(sizes)('distributed, filled, moved and gathered to the bit, %i ranks', async (n) => {
    const { wrong, faults } = read(await programs.run([mpirun, '-n', String(n)], 'distributed'));
    expect(wrong).toEqual([]);
    const nothing = faults['nothing']!;
    expect(nothing[0]).toMatch(/^ArgumentError: distribute: argument 1 \(a\) is null/);
    for (const text of nothing.slice(1)) expect(text).toMatch(/^MpiError: distribute: rank 0 has refused it: .*null/);
    for (const text of n === 1 ? [] : faults['roots']!)
      expect(text).toMatch(/^MpiError: distribute: the ranks do not call the same: .*, from 0, .*, from [1-3],/);
    for (const text of n === 1 ? [] : faults['shapes']!)
      expect(text).toMatch(/^MpiError: gather: the ranks do not call the same: .* 2 x 2 .* 3 x 2/);
  });
});
