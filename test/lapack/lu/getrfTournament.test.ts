// GETRF with tournament pivoting: errors, growth and multipliers, singular matrices, NaN; partial pivoting where it comes to that.
// Software adapters play between blocks of 64 rows in panels of 4 columns, GPUs between larger ones: the shapes follow.
import { describe, expect, it } from 'vitest';
import { getrf } from '../../../src/index.ts';
import { PARTIAL_ON_CPU } from '../../../src/lapack/lu/getrf.cpu.ts';
import { gesvCase } from '../../../testing/cases/lapack/lu/gesv.ts';
import { type GetrfData, type GetrfProblem, getrfCase } from '../../../testing/cases/lapack/lu/getrf.ts';
import { attempt, complaints, judge } from '../../../testing/lib/case.ts';
import { normMax } from '../../../testing/lib/norms.ts';
import { formula, type Source, uniform } from '../../../testing/lib/source.ts';
import { sampled, some } from '../../lib/sampled.ts';
import { cpu, gpu, gpuSweep, gpuTest, gpuWide } from '../../setup/contexts.ts';

const LAYOUT = { pad: 3, offset: 5 };
const software = gpu?.gpu?.software ?? true;
/** Heights that take two and three rounds. */
const [TWO, THREE] = software ? [300, 1100] : [1500, 40000];
/** A height that one workgroup holds in blocks as wide as a tournament's. */
const HELD = 200;
const TOURNAMENT = { pivoting: 'tournament', mode: 'native', layout: LAYOUT } as const;

const pivotsOf = ({ ipiv }: GetrfData): number[] =>
  Array.from(ipiv.data.subarray(ipiv.offset, ipiv.offset + ipiv.rows));
const infoOf = ({ info }: GetrfData): number => info.data[info.offset]!;

const spoiled =
  (spoil: (a: Parameters<Source>[0]) => void): Source =>
  (a, prec, random) => {
    uniform(a, prec, random);
    spoil(a);
  };
const withZeroColumns = (zeros: readonly number[]): Source =>
  spoiled((a) => {
    for (const j of zeros) a.data.fill(0, a.offset + j * a.ld, a.offset + j * a.ld + a.rows);
  });

const play = (problem: GetrfProblem) => attempt(gpu!, getrfCase, { ...TOURNAMENT, ...problem }, 's');

function expectPivotsInRange(after: GetrfData, m: number): void {
  for (const [k, p] of pivotsOf(after).entries()) expect(p > k && p <= m, `pivot ${k + 1} is ${p}`).toBe(true);
}

/** The largest multiplier: |L| below its diagonal. */
const largestMultiplier = ({ A }: GetrfData): number =>
  normMax({ ...A, offset: A.offset + 1, rows: A.rows - 1 }, { uplo: 'l', diag: 'n' });

gpuTest('tournaments factor the whole sweep', async (context) => {
  for (const problem of sampled(context, getrfCase.sweep, 2)) {
    expect(await complaints(context, getrfCase, { ...problem, pivoting: 'tournament' }, 's')).toEqual([]);
  }
});

gpuWide(
  'tournaments of two and three rounds: error, growth, multipliers',
  async () => {
    const shapes = [
      [TWO, 1],
      [TWO, 7],
      [TWO, 40],
      [TWO + 20, 70],
      [TWO, TWO + 50],
      [THREE, 3],
      [THREE, 24],
    ] as const;
    for (const [m, n] of shapes) {
      const problem = { m, n, growth: true, ...TOURNAMENT };
      const outcome = await play(problem);
      expect(judge(getrfCase, problem, 's', outcome)).toEqual([]);
      expect(infoOf(outcome.after)).toBe(0);
      expectPivotsInRange(outcome.after, m);
      // Bounded by powers of two of the panels' widths; on random matrices multipliers above 10 and a growth of n^(2/3) are rare.
      const largest = largestMultiplier(outcome.after);
      expect(largest < 10, `${m} x ${n}: multiplier ${largest}`).toBe(true);
      const growth = outcome.after.growth.data[outcome.after.growth.offset]!;
      expect(growth < 4 * n ** (2 / 3), `${m} x ${n}: growth ${growth}`).toBe(true);
    }
  },
  'subgroups',
);

gpuTest(
  'a tournament chooses other rows than partial pivoting, but the same where one block holds them all or there is one column',
  async () => {
    const pivots = async (m: number, n: number, pivoting: 'partial' | 'tournament') =>
      pivotsOf((await play({ m, n, pivoting })).after);
    expect(await pivots(TWO, 24, 'tournament')).not.toEqual(await pivots(TWO, 24, 'partial'));
    for (const [m, n] of [
      [HELD, 24],
      [TWO, 1],
      [THREE, 1],
    ] as const)
      expect(await pivots(m, n, 'tournament')).toEqual(await pivots(m, n, 'partial'));
  },
  'subgroups',
);

gpuTest('tournaments report exact zeros exactly, and complete the factorization', async () => {
  for (const [m, n] of [
    [TWO, 30],
    [THREE, 6],
  ] as const) {
    for (const zeros of some([[0], [n >> 1], [n - 1], [n >> 1, n - 1], [0, 1, 2, 3, 4]], 6)) {
      const problem = { m, n, source: withZeroColumns(zeros), ...TOURNAMENT };
      const outcome = await play(problem);
      expect(infoOf(outcome.after), `${m} x ${n}, zero columns ${zeros.join()}`).toBe(zeros[0]! + 1);
      expect(judge(getrfCase, problem, 's', outcome)).toEqual([]);
      expectPivotsInRange(outcome.after, m);
    }
    const zero = await play({ m, n, source: formula(() => 0) });
    expect(infoOf(zero.after)).toBe(1);
    expect(pivotsOf(zero.after)).toEqual(Array.from({ length: n }, (_, i) => i + 1));
    expect(zero.after.A.data).toEqual(zero.before.A.data);
    // Rank 1, exactly: multipliers and products are powers of two.
    const rankOne = { m, n, source: formula((i, j) => 2 ** ((i % 5) - (j % 3))), ...TOURNAMENT };
    const one = await play(rankOne);
    expect(infoOf(one.after)).toBe(2);
    expect(judge(getrfCase, rankOne, 's', one)).toEqual([]);
    expectPivotsInRange(one.after, m);
  }
});

gpuTest('in a tournament blocks of zero rows win nothing, wherever they lie', async () => {
  // All but some neighbouring rows are zero: the winners are among those.
  for (const m of [TWO, THREE]) {
    for (const [first, last] of [
      [0, 64],
      [128, 192],
      [(m >> 1) + 7, (m >> 1) + 27],
      [m - 30, m],
    ] as const) {
      const source = spoiled((a) => {
        for (let j = 0; j < a.cols; j++)
          for (let i = 0; i < m; i++) if (i < first || i >= last) a.data[a.offset + i + j * a.ld] = 0;
      });
      const problem = { m, n: 20, source, ...TOURNAMENT };
      const outcome = await play(problem);
      expect(infoOf(outcome.after)).toBe(0);
      expect(judge(getrfCase, problem, 's', outcome)).toEqual([]);
    }
  }
});

gpuTest('tournaments keep pivots in range with NaN and infinity in A', async () => {
  for (const value of [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]) {
    for (const [m, n] of [
      [TWO, 20],
      [THREE, 6],
    ] as const) {
      for (const [i, j] of [
        [0, 0],
        [m - 1, n >> 1],
        [100, n - 1],
      ] as const) {
        const source = spoiled((a) => {
          a.data[a.offset + i + j * a.ld] = value;
        });
        expectPivotsInRange((await play({ m, n, source })).after, m);
      }
    }
    const everywhere = await play({ m: TWO, n: 10, source: formula(() => value) });
    expectPivotsInRange(everywhere.after, TWO);
  }
});

gpuWide('gesv solves with tournaments', async (context) => {
  const problem = { n: 330, nrhs: 2, ...TOURNAMENT };
  expect(await complaints(context, gesvCase, problem, 's')).toEqual([]);
});

describe('where the CPU factors, pivoting is partial, and the trace says so', () => {
  const pivoting = 'tournament';
  it.each(['s', 'd'] as const)('precision %s on the CPU backend', async (prec) => {
    const problem = { m: 90, n: 70 };
    const partial = await attempt(cpu, getrfCase, problem, prec);
    const { after } = await attempt(cpu, getrfCase, { ...problem, pivoting }, prec);
    expect(cpu.queue.trace.at(-2)).toEqual({ routine: `${prec}getrf`, backend: 'cpu', why: PARTIAL_ON_CPU });
    expect(after).toEqual(partial.after);
    expect(await complaints(cpu, gesvCase, { n: 20, nrhs: 1, pivoting }, prec)).toEqual([]);
    expect(cpu.queue.trace.at(-2)).toEqual({ routine: `${prec}gesv`, backend: 'cpu', why: PARTIAL_ON_CPU });
  });

  gpuTest('in double precision, and in hybrid mode', async (context) => {
    expect(await complaints(context, getrfCase, { m: 30, n: 20, pivoting }, 'd')).toEqual([]);
    expect(context.queue.trace.at(-2)).toEqual({ routine: 'dgetrf', backend: 'cpu', why: PARTIAL_ON_CPU });
    const hybrid = { m: 90, n: 70, mode: 'hybrid', nb: 16 } as const;
    const partial = await attempt(context, getrfCase, hybrid, 's');
    const { after } = await attempt(context, getrfCase, { ...hybrid, pivoting }, 's');
    expect(context.queue.trace.at(-1)?.why).toMatch(PARTIAL_ON_CPU);
    expect(after).toEqual(partial.after);
  });
});

gpuTest('auto plays tournaments on the GPU, whatever a CPU would cost', async (context) => {
  const problem = { m: 40, n: 30, pivoting: 'tournament', mode: 'auto' } as const;
  expect(await complaints(context, getrfCase, problem, 's')).toEqual([]);
  expect(context.queue.trace.at(-2)?.why).toMatch('only the GPU has tournament pivoting');
});

gpuSweep('blocks of any width, with either way of pivoting', async (context) => {
  for (const pivoting of ['partial', 'tournament'] as const) {
    for (const nb of some([1, 3, 8, 20, 33], 2)) {
      for (const [m, n] of [
        [70, 70],
        [40, 75],
        [TWO, 40],
      ] as const) {
        const problem = { m, n, nb, pivoting, layout: LAYOUT };
        expect(await complaints(context, getrfCase, problem, 's')).toEqual([]);
      }
    }
  }
  // From 33 columns on the interchanges on the left come at the end: here of three blocks.
  expect(await complaints(context, getrfCase, { m: 125, n: 121, nb: 40, layout: LAYOUT }, 's')).toEqual([]);
  // The widths of the blocks are those that were asked for.
  context.queue.timeline = [];
  const data = {
    A: context.upload(
      's',
      Float32Array.from({ length: 400 }, (_, k) => (k * k * 7) % 31),
    ),
  };
  const [ipiv, info] = [context.alloc('i', 20), context.alloc('i', 1)];
  await getrf(context.queue, { m: 20, n: 20, A: data.A, lda: 20, ipiv, info, nb: 3, mode: 'native' });
  await context.queue.sync();
  const panels = new Set(context.queue.timeline.filter(({ lane }) => lane === 'host').map(({ name }) => name));
  context.queue.timeline = undefined;
  expect([...panels].filter((name) => /panel/.test(name)).length).toBe(7);
  for (const buffer of [data.A, ipiv, info]) buffer.dispose();
});
