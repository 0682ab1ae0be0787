// The option `precision` of solve and lstsq, and the report of what was done, on every backend.
import ndarray from 'ndarray';
import { describe, expect, it } from 'vitest';
import { ArgumentError, SingularError } from '../../src/core/errors.ts';
import { lstsq, type SolutionReport, solve } from '../../src/linalg/index.ts';
import { paysMixed } from '../../src/linalg/precision.ts';
import type { Context } from '../../src/runtime/context.ts';
import { besideGpu } from '../lib/besideGpu.ts';
import { mulberry32, signed } from '../lib/rng.ts';
import { full } from '../lib/sampled.ts';
import { contexts, cpu, gpuTest } from '../setup/contexts.ts';

besideGpu();

type Matrix = ndarray.NdArray<Float64Array>;
type Report = Partial<SolutionReport>;

const EPS = 2 ** -53;

function random(shape: number[], seed = 7): Matrix {
  const rng = mulberry32(seed);
  const data = new Float64Array(shape.reduce((x, y) => x * y, 1)).map(() => signed(rng));
  return ndarray(data, shape) as Matrix;
}

const singles = (x: Matrix): ndarray.NdArray<Float32Array> =>
  ndarray(new Float32Array(x.data), x.shape) as unknown as ndarray.NdArray<Float32Array>;

/** x(i) = 1 + i, and b = A x for it, rounded. */
function known(A: Matrix): { x: Float64Array; b: Matrix } {
  const [m, n] = A.shape as [number, number];
  const x = Float64Array.from({ length: n }, (_, i) => 1 + i);
  const b = new Float64Array(m).map((_, i) => x.reduce((sum, value, j) => sum + A.get(i, j) * value, 0));
  return { x, b: ndarray(b, [m]) as Matrix };
}

const error = (x: ArrayLike<number>, exact: ArrayLike<number>): number =>
  Math.max(...Array.from(exact, (value, i) => Math.abs(x[i]! - value) / Math.abs(value)));

/** Condition number 10^digits: ones in front, and one row and column that is nearly the one before. */
function nearlySingular(n: number, digits: number): Matrix {
  const A = random([n, n], 3);
  for (let j = 0; j < n; j++) A.set(n - 1, j, A.get(n - 2, j) + (j === n - 1 ? 10 ** -digits : 0));
  return A;
}

for (const context of contexts) {
  describe(`precision of solve on the ${context.backend}`, () => {
    it('is that asked for, whatever the data type, which the result keeps', async () => {
      const A = random([24, 24]);
      const { x: exact, b } = known(A);
      const bounds = { auto: 1e-11, 'f64-cpu': 1e-11, mixed: 1e-11, f32: 1e-2 };
      for (const precision of ['auto', 'f64-cpu', 'mixed', 'f32'] as const) {
        const report: Report = { rcond: 7 };
        const x = await solve(A, b, { context, precision, report });
        expect(x.data).toBeInstanceOf(Float64Array);
        expect(error(x.data, exact)).toBeLessThan(bounds[precision]);
        expect(report.precision).toBe(precision === 'auto' ? 'f64-cpu' : precision);
        expect(report.backwardError).toBeLessThan((precision === 'f32' ? 2 ** -24 : EPS) * 50);
        expect('rcond' in report).toBe(false);
        if (precision === 'f32') expect(report.backwardError).toBeGreaterThan(EPS * 50);
        if (precision === 'mixed') expect(report.iterations).toBeGreaterThan(0);
        else expect(report.iterations).toBe(0);
        if (precision === 'f32') continue;
        const y = await solve(singles(A), singles(b), { context, precision, report });
        expect(y.data).toBeInstanceOf(Float32Array);
        expect(report.precision).toBe(precision === 'auto' ? 'f32' : precision);
        expect(report.backwardError).toBeLessThan(2 ** -24 * 50);
      }
    });

    it('is double where single does not do, and the report says why', async () => {
      const report: Report = {};
      const huge = { data: [1e200, 0, 0, 1], shape: [2, 2] };
      expect(
        (await solve(huge, { data: [1e200, 3], shape: [2] }, { context, precision: 'mixed', report })).data,
      ).toEqual(new Float64Array([1, 3]));
      expect(report).toEqual({ precision: 'f64-cpu', iterations: -2, backwardError: 0 });
      const tiny = { data: [1e-100, 0, 0, 1], shape: [2, 2] };
      await solve(tiny, { data: [1e-100, 3], shape: [2] }, { context, precision: 'mixed', report });
      expect(report).toEqual({ precision: 'f64-cpu', iterations: -3, backwardError: 0 });
      const A = nearlySingular(24, 12);
      await solve(A, known(A).b, { context, precision: 'mixed', report, condition: true });
      expect(report.precision).toBe('f64-cpu');
      expect([-3, -31]).toContain(report.iterations);
      expect(report.backwardError).toBeLessThan(EPS * 50);
      expect(report.rcond).toBeLessThan(1e-11);
      const none = await solve(
        { data: [Number.NaN, 1, 1, 2], shape: [2, 2] },
        { data: [1, 1], shape: [2] },
        { context, precision: 'mixed', report },
      );
      expect(Array.from(none.data).every(Number.isNaN)).toBe(true);
      expect(report).toEqual({ precision: 'f64-cpu', iterations: -31, backwardError: Number.NaN });
    });

    it('estimates the condition in all of them', async () => {
      const A = { data: [1, 0, 0, 1 / 64], shape: [2, 2] };
      for (const precision of context === cpu ? (['f64-cpu', 'mixed', 'f32'] as const) : (['mixed'] as const)) {
        const report: Report = {};
        await solve(A, { data: [1, 1], shape: [2] }, { context, precision, report, condition: true });
        expect(report.rcond).toBeCloseTo(1 / 64, 6);
      }
    });

    it('holds for empty systems, singular ones, and one A for a stack', async () => {
      const report: Report = {};
      for (const shape of [[0], [0, 3]]) {
        const b = ndarray(new Float64Array(0), shape);
        const x = await solve(ndarray(new Float64Array(0), [0, 0]), b, {
          ...{ context, precision: 'mixed', report, condition: true },
        });
        expect(x.shape).toEqual(shape);
        expect(report).toEqual({ precision: 'mixed', iterations: 0, backwardError: 0, rcond: 1 });
      }
      const before = { ...report };
      const singular = { data: [1, 2, 2, 4], shape: [2, 2] };
      for (const precision of ['mixed', 'f32'] as const) {
        const call = solve(singular, { data: [1, 1], shape: [2] }, { context, precision, report });
        await expect(call).rejects.toThrow(SingularError);
      }
      expect(report).toEqual(before);
      const A = random([8, 8]);
      const stack = random([3, 8, 2], 5);
      const [x, y] = [
        await solve(A, stack, { context, precision: 'mixed', report }),
        await solve(A, stack, { context, precision: 'f64-cpu' }),
      ];
      expect(x.shape).toEqual([3, 8, 2]);
      expect(report.precision).toBe('mixed');
      expect(report.backwardError).toBeLessThan(EPS * 50);
      expect(error(x.data as Float64Array, y.data as Float64Array)).toBeLessThan(1e-11);
      const each = await solve(random([3, 8, 8]), stack, { context, precision: 'f32', report });
      expect(each.data).toBeInstanceOf(Float64Array);
      expect(report.precision).toBe('f32');
      expect(report.backwardError).toBeGreaterThan(EPS * 50);
      expect(report.backwardError).toBeLessThan(2 ** -24 * 50);
    });
  });

  describe(`precision of lstsq on the ${context.backend}`, () => {
    it('is that asked for', async () => {
      for (const [m, n] of [
        [30, 7],
        [7, 30],
      ]) {
        const [A, b] = [random([m!, n!]), random([m!, 2], 9)];
        const exact = await lstsq(A, b, { context });
        // Single is gelsy's own affair on a GPU.
        const others = context === cpu ? (['f64-cpu', 'f32'] as const) : [];
        for (const precision of ['auto', 'mixed', ...others] as const) {
          const report: Report = {};
          const { x, rank, residuals, diagonal } = await lstsq(A, b, { context, precision, report });
          const mixed = precision === 'mixed';
          const bound = precision === 'f32' ? 1e-3 : 1e-11;
          expect(x.shape).toEqual([n, 2]);
          expect(x.data).toBeInstanceOf(Float64Array);
          expect(error(x.data, exact.x.data)).toBeLessThan(bound);
          expect(error(residuals, exact.residuals)).toBeLessThan(bound);
          expect(rank).toBe(7);
          expect(diagonal).toHaveLength(mixed ? 0 : 7);
          expect(report.precision).toBe(precision === 'auto' ? 'f64-cpu' : precision);
          expect(report.backwardError).toBeLessThan((precision === 'f32' ? 2 ** -24 : EPS) * 50);
          expect(report.rcond).toBeGreaterThan(0);
          if (!mixed) continue;
          const y = await lstsq(singles(A), singles(b), { context, precision });
          expect(y.x.data).toBeInstanceOf(Float32Array);
          expect(y.residuals).toBeInstanceOf(Float32Array);
        }
      }
    });

    it('is double, with a rank, where the rank is in doubt', async () => {
      const A = random([12, 3]);
      for (let i = 0; i < 12; i++) A.set(i, 2, A.get(i, 0) + A.get(i, 1));
      const report: Report = {};
      const b = random([12], 5);
      const { x, rank, diagonal } = await lstsq(A, b, { context, precision: 'mixed', report });
      expect(rank).toBe(2);
      expect(diagonal).toHaveLength(3);
      expect(report.precision).toBe('f64-cpu');
      expect(report.iterations).toBeLessThan(0);
      expect(report.backwardError).toBeLessThan(EPS * 50);
      expect(error(x.data, (await lstsq(A, b, { context })).x.data)).toBe(0);
    });

    it('holds for one A and a stack of b, and for stacks', async () => {
      const report: Report = {};
      const [A, b] = [random([9, 4]), random([3, 9, 2], 5)];
      const [x, y] = [
        await lstsq(A, b, { context, precision: 'mixed', report }),
        await lstsq(A, b, { context, precision: 'f64-cpu' }),
      ] as unknown as { x: Matrix; diagonal: Matrix }[];
      expect(report.precision).toBe('mixed');
      expect(x!.diagonal.shape).toEqual([3, 0]);
      expect(error(x!.x.data, y!.x.data)).toBeLessThan(1e-11);
      await lstsq(random([3, 9, 4]), b, { context, report });
      expect(report.precision).toBe('f64-cpu');
      expect(report.backwardError).toBeLessThan(EPS * 50);
      expect(report.rcond).toBe(undefined);
    });
  });
}

it('auto is mixed for large systems of doubles with few right-hand sides, on a GPU', () => {
  const on = (backend: string) => ({ backend }) as Context;
  expect(paysMixed(on('gpu'), 1536, 1)).toBe(true);
  expect(paysMixed(on('gpu'), 1536, 192)).toBe(true);
  expect(paysMixed(on('gpu'), 1536, 193)).toBe(false);
  expect(paysMixed(on('gpu'), 1535, 1)).toBe(false);
  expect(paysMixed(on('cpu'), 4096, 1)).toBe(false);
});

// The solution of a large one is seconds of a software adapter.
if (full)
  gpuTest('auto solves such a system in mixed precision', async (context) => {
    const n = 1536;
    const A = ndarray(new Float64Array(n * n).fill(1 / n), [n, n]) as Matrix;
    for (let i = 0; i < n; i++) A.set(i, i, 2 + i / n);
    const report: Report = {};
    const x = await solve(A, random([n], 9), { context, report });
    expect(x.data).toBeInstanceOf(Float64Array);
    expect(report.precision).toBe('mixed');
    expect(report.backwardError).toBeLessThan(EPS * 50);
  });

describe('options of precision', () => {
  const [A, b] = [random([2, 2]), random([2])];
  const cases: [verb: 'solve' | 'lstsq', options: object, argument: string, rule: RegExp, A?: Matrix][] = [
    ['solve', { precision: 'double' }, 'precision', /one of auto, f64-cpu, mixed, f32/],
    ['lstsq', { precision: 64 }, 'precision', /one of/],
    ['solve', { report: 5 }, 'report', /record/],
    ['lstsq', { report: Object.freeze({}) }, 'report', /written to/],
    ['solve', { condition: 1, report: {} }, 'condition', /true or false/],
    ['solve', { condition: true }, 'condition', /with a report/],
    ['lstsq', { condition: true, report: {} }, 'condition', /options are/],
    ['solve', { precision: 'mixed' }, 'precision', /one A/, random([3, 2, 2])],
    ['lstsq', { precision: 'mixed' }, 'precision', /one A/, random([3, 2, 2])],
    ['solve', { condition: true, report: {} }, 'condition', /one A/, random([3, 2, 2])],
  ];
  it.each(cases)('%s refuses %o', async (verb, options, argument, rule, other = A) => {
    const given = { context: cpu, ...options } as never;
    const failure = await (verb === 'solve' ? solve(other, b, given) : lstsq(other, b, given)).catch((e) => e);
    expect(failure).toBeInstanceOf(ArgumentError);
    expect(failure).toMatchObject({ routine: verb, argument, position: 3 });
    expect(failure.rule).toMatch(rule);
  });
});
