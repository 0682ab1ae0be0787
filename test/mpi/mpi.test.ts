// Communicators among real processes, under every MPI that is installed; and what is said where ranks cannot come together.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { full } from '../lib/sampled.ts';
import { report } from '../setup/contexts.ts';
import { koffi, launchers, Programs } from './launch.ts';

const programs = new Programs();
beforeAll(() =>
  programs.compile([
    'test/mpi/programs/collectives',
    'test/mpi/programs/faults',
    'examples/mpi/train',
    'examples/mpi/leastSquares',
    'test/mpi/programs/tsqr',
    'test/mpi/programs/alone',
  ]),
);
afterAll(() => programs.remove());

const found = koffi ? launchers : [];
if (found.length === 0)
  report({ skipped: koffi ? 'mpirun' : 'the package koffi', test: 'communicators among processes' });

test('one process, started alone, is one rank and says why', async () => {
  const { code, out } = await programs.run([], 'collectives');
  expect([code, JSON.parse(out)]).toEqual([0, { title: 'no MPI', size: 1, wrong: [] }]);
});

test('least squares of one process, started alone', async () => {
  const { code, out } = await programs.run([], 'tsqr');
  expect([code, JSON.parse(out)]).toMatchObject([
    0,
    { wrong: [], faults: { shapes: ['nothing'], aborted: ['Error: no more'] } },
  ]);
});

test('a launcher that does not say how many it has started, and no library', async () => {
  const env = { BASALT_MPI: 'libnothing.so.3', PMIX_RANK: '0' };
  const { code, err } = await programs.run([], 'faults', ['arguments'], env);
  expect(code).not.toBe(0);
  expect(err).toMatch(/has started an unknown number of processes, but no MPI library/);
});

describe.each(found)('%s', (title, mpirun, library) => {
  const ranks = (n: number): string[] => [mpirun, '-n', String(n)];
  // MPICH spins where there are more ranks than cores.
  const all = title === 'MPICH' ? [1, 2] : [1, 2, 3, 4];
  const sizes = full ? all : all.slice(-1);
  // A short run has what is the same under each of them under one.
  const once = test.runIf(full || title === found[0]![0]);

  // UCX beside V8 has made one start in a hundred crash.
  test.runIf(full && title === 'MPICH')(
    'two hundred starts',
    async () => {
      for (let start = 0; start < 200; start++) {
        const { code, out } = await programs.run(ranks(2), 'alone');
        expect([start, code, out]).toEqual([start, 0, expect.stringMatching(/^2 /)]);
      }
    },
    1_200_000,
  );

  test.each(sizes)('every call, %i ranks', async (n) => {
    const { code, out, err } = await programs.run(ranks(n), 'collectives');
    expect([code, err]).toEqual([0, expect.any(String)]);
    const said = JSON.parse(out) as { title: string };
    expect(said).toMatchObject({ abi: title, size: n, wrong: [] });
    expect(said.title).toContain(title);
  });

  once('a library that is named, without a launcher', async () => {
    const { out } = await programs.run([], 'collectives', [], { BASALT_MPI: library });
    expect(JSON.parse(out)).toMatchObject({ abi: title, size: 1, wrong: [] });
  });

  test('a rank that throws, or leaves with a code, ends the others, and its error is read', async () => {
    const thrown = await programs.run(ranks(2), 'faults', ['throws']);
    expect(thrown.code).toBe(1);
    expect(thrown.err).toMatch(/Error: a rank that gives up/);
    expect((await programs.run(ranks(2), 'faults', ['exits'])).code).toBe(3);
    // Without MPI_Finalize or MPI_Abort.
    expect((await programs.run(ranks(2), 'faults', ['killed'])).code).not.toBe(0);
  });

  once('the example of training finds the weights of all rows', async () => {
    const { code, out } = await programs.run(ranks(2), 'train');
    expect([code, out.trim()]).toEqual([0, '2.000000 -1.000000 0.500000 3.000000 on 2 ranks']);
  });

  once('the example of least squares finds what the rows were made of', async () => {
    const { code, out } = await programs.run(ranks(2), 'leastSquares');
    expect([code, out.trim()]).toEqual([0, 'J2 = 1.082600e-3 of 20000 rows on 2 ranks']);
  });

  once.each(sizes.filter((n) => n > 1))('least squares by TSQR, %i ranks', async (n) => {
    const { code, out } = await programs.run(ranks(n), 'tsqr');
    const { wrong, faults } = JSON.parse(out) as { wrong: string[]; faults: Record<string, string[]> };
    expect([code, wrong]).toEqual([0, []]);
    const others = (message: string): string[] => new Array<string>(n - 1).fill(message);
    const rows = 'argument 2 (rhs) is "of 2 rows", but it must have 1 rows, as A has';
    expect(faults['argument']).toEqual([
      ...others(`MpiError: tsqrSolve: rank ${n - 1} has refused it: tsqrSolve: ${rows}`),
      `ArgumentError: tsqrSolve: ${rows}`,
    ]);
    for (const said of faults['shapes']!)
      expect(said).toMatch(/^MpiError: tsqrSolve: the ranks do not call the same: rank/);
    expect(faults['aborted']).toEqual([
      ...others(`MpiError: tsqrSolve: rank ${n - 1} has refused it: no more`),
      'Error: no more',
    ]);
    expect(faults['device']!.slice(0, -1)).toEqual(
      others("MpiError: tsqrSolve: another rank's computation has failed"),
    );
    expect(faults['device']!.at(-1)).toMatch(/^DisposedError/);
  });

  test("MPI's own errors are thrown, with its text", async () => {
    const { code, out } = await programs.run(ranks(2), 'faults', ['truncates']);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual([
      expect.stringMatching(/^MPI_(Test|Irecv)$/),
      true,
      expect.stringMatching(/trunc/i),
    ]);
  });

  once('a blocking call beside one that is awaited is refused', async () => {
    const { code, out } = await programs.run(ranks(2), 'faults', ['mixes']);
    expect([code, out.trim()]).toEqual([0, expect.stringMatching(/^barrierSync: .* has not ended/)]);
  });

  once('wrong arguments are refused before anything is sent', async () => {
    const { code, out } = await programs.run(ranks(2), 'faults', ['arguments']);
    expect([code, out.trim()]).toEqual([
      0,
      'bcast: argument 2 (root) is 2, but must be a rank, an integer from 0 to 1',
    ]);
  });

  once('a library that is not there', async () => {
    const { code, err } = await programs.run(ranks(2), 'faults', ['arguments'], { BASALT_MPI: 'libnothing.so.3' });
    expect(code).not.toBe(0);
    expect(err).toMatch(/has started 2 processes, but no MPI library can be loaded.*libnothing\.so\.3/);
  });

  const other = found.find(([name]) => name !== title)?.[2];
  test.skipIf(other === undefined)("the library of another MPI than the launcher's", async () => {
    const { code, err } = await programs.run(ranks(2), 'faults', ['arguments'], { BASALT_MPI: other! });
    expect(code).not.toBe(0);
    expect(err).toMatch(/has started 2 processes, but .* knows of 1: the launcher is another MPI's/);
  });
});
