// Verbs on distributed matrices, through ScaLAPACK on grids of real processes under every MPI that is installed, and alone without it.
import { availableParallelism } from 'node:os';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { full } from '../lib/sampled.ts';
import { report } from '../setup/contexts.ts';
import { koffi, launchers, Programs, type Ran } from './launch.ts';

const programs = new Programs();
beforeAll(() => programs.compile(['test/mpi/programs/verbs', 'test/mpi/programs/alone']));
afterAll(() => programs.remove());

/** Of other processes on the machine: MPICH spins while it waits. */
const LONG = 280_000;
const found = koffi ? launchers : [];

interface Said {
  readonly wrong: string[];
  readonly faults: Record<string, string[]>;
}

function read({ code, out, err }: Ran): Said {
  expect([code, err]).toEqual([0, expect.any(String)]);
  return JSON.parse(out) as Said;
}

/** Each rank's text matches. */
function each(texts: readonly string[] | undefined, n: number, pattern: RegExp): void {
  expect(texts).toHaveLength(n);
  for (const text of texts!) expect(text).toMatch(pattern);
}

const RULE = 'solve: argument 2 \\(B\\) is "2 x 2", but it must have 3 rows, as A has';
const SAME = ': the ranks do not call the same: ';

test('basalt computes on one rank without MPI', async () => {
  const { wrong, faults } = read(await programs.run([], 'verbs', ['1,5']));
  expect(wrong).toEqual([]);
  each(faults['argument'], 1, new RegExp(`^ArgumentError: ${RULE}`));
});

describe.each(found)('%s', (title, mpirun) => {
  const ranks = (n: number): string[] => [mpirun, '-n', String(n)];
  /** Whether ScaLAPACK is installed; the report says so if not. */
  const hasScalapack = async (): Promise<boolean> => {
    const { out } = await programs.run(ranks(1), 'alone');
    if (!out.includes('no ScaLAPACK')) return true;
    report({ skipped: `ScaLAPACK for ${title}`, test: 'verbs on distributed matrices' });
    return false;
  };
  const [short, words] = title === 'MPICH' ? [[2], ['5', 'complex64']] : [[4], ['5', 'float64']];
  const sizes = full && title !== 'MPICH' ? [1, 2, 3, 4] : short;
  // Where ranks share a processor, each wait of one is a turn of another's: large matrices are for those that have one.
  const orders = (n: number): string => (n <= availableParallelism() ? '1,63,403' : '1,63');

  test.each(sizes)(
    'every verb, bad data, and ranks that disagree, on %i ranks',
    async (n) => {
      if (!(await hasScalapack())) return;
      const { wrong, faults } = read(await programs.run(ranks(n), 'verbs', full ? [orders(n)] : words, {}, LONG));
      expect(wrong).toEqual([]);
      each(faults['argument'], n, new RegExp(`^ArgumentError: ${RULE}`));
      each(faults['types'], n, /^ArgumentError: matmul: argument 2 .*must be of float64, as A is, not of float32/);
      each(faults['grids'], n, /^ArgumentError: matmul: argument 2 .*must be on the grid that A is on/);
      if (n === 1) return;
      each(faults['shapes'], n, new RegExp(`^MpiError: solve${SAME}.*A 2 x 2.*A 3 x 3`));
      each(faults['verbs'], n, new RegExp(`${SAME}.*: svd of A 2 x 2.*: eigh of A 2 x 2`));
      each(faults['option'], n, /matmul: argument 3 \(transA\) is "x"/);
    },
    LONG + 20_000,
  );

  test.runIf(full || title === found[0]![0])(
    'a library that is missing, or of another MPI, is an error on every rank that says what to install',
    async () => {
      const library = 'libnothing.so';
      const missing = await programs.run(ranks(2), 'verbs', ['1'], { BASALT_SCALAPACK: library });
      expect(missing.code).not.toBe(0);
      expect(missing.err).toMatch(/NativeError: no ScaLAPACK for .* install it, as by apt-get install libscalapack-/);
      const other = title === 'MPICH' ? 'libscalapack-openmpi.so.2.2' : 'libscalapack-mpich.so.2.2';
      const wrong = await programs.run(ranks(2), 'verbs', ['1'], { BASALT_SCALAPACK: other });
      expect(wrong.code).not.toBe(0);
      expect(wrong.err).toMatch(/it is built for another MPI than|cannot open shared object file/);
    },
  );
});
