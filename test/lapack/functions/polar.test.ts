// POLAR on every context: the case's sweep, the reference, conditions of all sizes, matrices that QR without pivoting would spoil, the ends
// of the range, data that is not finite, and threads.
import { afterEach, describe, expect, it } from 'vitest';
import { engine } from '../../../src/engine/engine.ts';
import { polar } from '../../../src/index.ts';
import { polarWeights, randomNumber } from '../../../src/lapack/functions/polar.steps.ts';
import type { Context } from '../../../src/runtime/context.ts';
import { type PolarData, type PolarProblem, polarCase } from '../../../testing/cases/lapack/functions/polar.ts';
import { attempt, checkRandom, complaints, judge } from '../../../testing/lib/case.ts';
import { generateMatrix } from '../../../testing/lib/generate.ts';
import { copied, fill } from '../../../testing/lib/operands.ts';
import { columnOf } from '../../../testing/lib/product.ts';
import { Random } from '../../../testing/lib/random.ts';
import { EPS } from '../../../testing/lib/residuals.ts';
import { formula, type Source } from '../../../testing/lib/source.ts';
import { expectRefusal, rejectionOf } from '../../lib/caught.ts';
import { full, PRECISIONS, sampled, some, wide } from '../../lib/sampled.ts';
import { contexts, cpu, gpu } from '../../setup/contexts.ts';

const isSingle = (prec: (typeof PRECISIONS)[number]): boolean => prec === 's' || prec === 'c';
const ODD = { pad: 3, offset: 5 };
const integer = ({ data, offset }: { data: ArrayLike<number>; offset: number }): number => data[offset]!;

const named =
  (matrix: string, cond = 0): Source =>
  (a, prec, random) => {
    const [ld, parts] = [Math.max(1, a.rows), a.parts ?? 1];
    const { A } = generateMatrix({ matrix, cond, prec }, a.rows, a.cols, ld, random);
    fill(prec, a, (i, j, part) => A[parts * (i + j * ld) + part]!);
  };
/** Of complex matrices real numbers times a, which is a number of modulus 1. */
const real =
  (entry: (i: number, j: number) => number): Source =>
  (a, prec) =>
    fill(prec, a, (i, j, part) => entry(i, j) * (a.parts === 2 ? [0.6, -0.8][part]! : 1));
const scaled =
  (factor: number): Source =>
  (a, prec, random) =>
    fill(prec, a, () => factor * (random.rand() - 0.5));

const SOURCES: Readonly<Record<string, Source>> = {
  zero: real(() => 0),
  unit: real((i, j) => Number(i === j)),
  negative: real((i, j) => -Number(i === j)),
  orthogonal: named('svd_geo', 1),
  ones: real(() => 1),
  halves: real((i, j) => Number(i === j && i % 2 === 0)),
  rankTwo: real((i, j) => (i + 1) * (j + 2) + Math.cos(i) * Math.sin(j)),
  zeroColumn: real((i, j) => (j === 1 ? 0 : Math.sin(i * j + i * i))),
  graded: real((i, j) => 10 ** (-(i + j) / 4)),
  kappa7: named('svd_geo', 1e7),
  kappa12: named('svd_geo', 1e12),
  cluster: named('svd_cluster0', 1e12),
  hilb: named('hilb'),
  kahan: named('kahan'),
  minij: named('minij'),
  // Leading columns that are nearly dependent
  powers: real((i, j) => ((i + 1) / 60) ** (j / 8)),
};
const SHAPES = [
  [60, 60],
  [90, 40],
  [7, 7],
] as const;

describe.each(contexts.map((context) => [context.backend, context] as const))(
  'on a %s context',
  (backend, context: Context) => {
    const precs = backend === 'cpu' ? PRECISIONS : (['s', 'c'] as const);

    it('does the whole sweep', async () => {
      for (const prec of precs)
        for (const problem of sampled(context, polarCase.sweep, 1))
          expect(await complaints(context, polarCase, problem, prec)).toEqual([]);
    });

    it('matrices of all conditions, and none', async () => {
      const all = Object.entries(SOURCES).flatMap(([name, source]) => SHAPES.map(([m, n]) => ({ name, m, n, source })));
      const most = backend === 'cpu' ? 16 : 3;
      for (const prec of precs) {
        for (const { name, ...problem } of some(all, most)) {
          const outcome = await attempt(context, polarCase, { ...problem, layout: ODD }, prec);
          expect(judge(polarCase, problem, prec, outcome), name).toEqual([]);
          expect(
            integer(outcome.after.iter) <= (isSingle(prec) ? 5 : 6),
            `${name}: ${integer(outcome.after.iter)}`,
          ).toBe(true);
        }
      }
    });

    it.runIf(wide)('the ends of the range', async () => {
      for (const prec of precs) {
        // Numbers below 2^-126 may count as zero on a GPU: at 1e-30 that is nothing beside the largest.
        const least = backend === 'gpu' ? 1e-30 : 2 ** -126;
        const ends = isSingle(prec) ? [least, 1e-30, 1e30, 2 ** 125] : [2 ** -1020, 1e-30, 1e30, 2 ** 1021];
        for (const [i, factor] of ends.entries())
          for (const [m, n] of backend === 'cpu' && full ? SHAPES : [SHAPES[i % 2]!])
            expect(await complaints(context, polarCase, { m, n, source: scaled(factor), layout: ODD }, prec)).toEqual(
              [],
            );
      }
    });

    it('says what is not finite', async () => {
      for (const [k, value] of [Number.NaN, Infinity, -Infinity, Number.NaN, Infinity].entries()) {
        for (const [m, n] of [
          [9, 7],
          [1, 1],
        ] as const) {
          // Of complex numbers in one part only
          const [prec, spoilt] = k < 3 ? (['s', 0] as const) : (['c', k - 3] as const);
          const source = formula((i, j, part) => (i === m - 1 && j === n - 1 && part === spoilt ? value : 1));
          const { before, after } = await attempt(context, polarCase, { m, n, source, layout: ODD }, prec);
          expect(integer(after.info)).toBe(n);
          for (const X of [after.A, after.H])
            for (let j = 0; j < n; j++) expect(columnOf(X, j).every(Number.isNaN)).toBe(true);
          expect(judge({ ...polarCase, error: () => 0 }, { m, n }, prec, { before, after })).toEqual([]);
        }
      }
    });
  },
);

it.each(PRECISIONS)('the reference does the same (%s)', (prec) => {
  const problems: PolarProblem[] = [
    ...some(polarCase.sweep, 4),
    ...['hilb', 'ones', 'kappa7', 'zero'].map((name) => ({ m: 40, n: 30, source: SOURCES[name]! })),
  ];
  for (const problem of problems) {
    const before = polarCase.data(problem, prec, new Random());
    const after = copied(before, Object.keys(before) as (keyof typeof before)[]);
    polarCase.reference(problem, after);
    const error = polarCase.error(problem, before, after, { level: 1, random: checkRandom() });
    expect(error < 30 * EPS[prec], `${JSON.stringify(problem)}: ${error}`).toBe(true);
  }
});

it('of diagonal matrices U holds the signs, H the magnitudes', async () => {
  const values = [3, -2, 0.5, -4, 1e-3];
  const problem = { m: 5, n: 5, source: formula((i, j) => (i === j ? values[i]! : 0)) };
  const { A, H } = (await attempt(cpu, polarCase, problem, 'd')).after;
  for (const [i, value] of values.entries()) {
    expect(Math.abs(columnOf(A, i)[i]! - Math.sign(value)) < 1e-13).toBe(true);
    expect(Math.abs(columnOf(H, i)[i]! - Math.abs(value)) < 1e-13).toBe(true);
  }
});

it('of diagonal complex matrices U holds the directions', async () => {
  const problem = { m: 4, n: 4, source: formula((i, j, part) => (i === j ? (i + 1) * [3, -4][part]! : 0)) };
  const { A, H } = (await attempt(cpu, polarCase, problem, 'z')).after;
  for (let i = 0; i < 4; i++) {
    const [u, h] = [columnOf(A, i), columnOf(H, i)];
    expect(Math.abs(u[2 * i]! - 0.6) < 1e-14 && Math.abs(u[2 * i + 1]! + 0.8) < 1e-14).toBe(true);
    expect(Math.abs(h[2 * i]! - 5 * (i + 1)) < 1e-13).toBe(true);
    expect(h[2 * i + 1]).toBe(0);
  }
});

it('the weights take all singular values of a stretch to 1, and leave 1 there', () => {
  for (const least of [1e-20, 1e-16, 1e-7, 1e-3, 0.1, 0.9]) {
    const steps = polarWeights(1, least, EPS.d);
    for (const start of [least, Math.sqrt(least), (1 + least) / 2, 1]) {
      let x = start;
      for (const { a, b, c } of steps) x *= (a + b * x * x) / (1 + c * x * x);
      expect(Math.abs(x - 1) < 1e-8, `${least} ${start} ${x}`).toBe(true);
    }
    expect(steps.length <= 6).toBe(true);
  }
});

it('random numbers fill their interval', () => {
  const numbers = Array.from({ length: 4096 }, (_, k) => randomNumber(k));
  const mean = (x: readonly number[]): number => x.reduce((sum, value) => sum + value, 0) / x.length;
  expect(Math.abs(mean(numbers)) < 0.03).toBe(true);
  expect(Math.abs(mean(numbers.map((x) => x * x)) - 1 / 3) < 0.03).toBe(true);
  expect(Math.abs(mean(numbers.slice(1).map((x, k) => x * numbers[k]!))) < 0.03).toBe(true);
});

it('A may not be wide', async () => {
  const [A, H, info] = [cpu.alloc('d', 6), cpu.alloc('d', 9), cpu.alloc('i', 1)];
  expectRefusal(
    await rejectionOf(() => polar(cpu.queue, { m: 2, n: 3, A, lda: 2, H, ldh: 3, info })),
    { routine: 'dpolar', argument: 'n', position: 2 },
    /must be an integer in 0\.\.m/,
  );
  for (const buffer of [A, H, info]) buffer.dispose();
});

it.each(contexts)('numbers whose modulus is out of range are not', async (context) => {
  const big = 2 ** 127.6;
  const problem = { m: 1, n: 1, source: formula((_i, _j, part) => (part === 1 ? -big : big)) };
  const { A, H, info } = (await attempt(context, polarCase, problem, 'c')).after;
  expect(integer(info)).toBe(0);
  expect(Math.abs(columnOf(A, 0)[0]! - Math.SQRT1_2) < 1e-6 && Math.abs(columnOf(A, 0)[1]! + Math.SQRT1_2) < 1e-6).toBe(
    true,
  );
  expect(columnOf(H, 0)[0]).toBe(Infinity);
});

describe('with any number of threads', () => {
  afterEach(() => {
    const e = engine();
    if (e) e.pool.threads = 2;
  });

  it('the bits are the same', async () => {
    const results = [];
    for (const threads of [1, 3]) {
      engine()!.pool.threads = threads;
      const { A, H } = (await attempt(cpu, polarCase, { m: 170, n: 150 }, 's')).after;
      results.push([A.data, H.data]);
    }
    expect(results[1]).toEqual(results[0]);
  });
});

it('the case finds a wrong factor', async () => {
  const problem = { m: 30, n: 20, layout: ODD };
  const { before, after } = await attempt(cpu, polarCase, problem, 'd');
  const wrongs: ((wrong: PolarData) => void)[] = [
    ({ A }) => {
      A.data[A.offset + 1]! += 1e-9;
    },
    ({ H }) => {
      H.data[H.offset]! += 1e-9;
    },
    ({ H }) => {
      H.data[H.offset + 1]! += 1e-15;
    },
    // U H = (-U) (-H)
    ({ A, H }) => {
      for (const { data } of [A, H]) for (let i = 0; i < data.length; i++) data[i] = -data[i]!;
    },
  ];
  for (const spoil of wrongs) {
    const wrong = copied(after, ['A', 'H', 'info']);
    spoil(wrong as PolarData);
    expect(
      judge({ ...polarCase, spec: polarCase.spec }, problem, 'd', { before, after: { ...after, ...wrong } }).length > 0,
    ).toBe(true);
  }
});

it.runIf(gpu !== undefined)('on a GPU the trace says so', async () => {
  const queue = gpu!.queue;
  queue.trace.length = 0;
  await attempt(gpu!, polarCase, { m: 12, n: 10 }, 's');
  expect(queue.trace.find(({ routine }) => routine === 'spolar')).toMatchObject({ backend: 'gpu' });
});
