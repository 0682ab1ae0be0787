// The options `precision` and `report` of eigh, eigvalsh, svd and svdvals, on every backend.
import ndarray from 'ndarray';
import { describe, expect, it } from 'vitest';
import { ArgumentError, ConvergenceError } from '../../src/core/errors.ts';
import { complex, type DecompositionReport, eigh, eigvalsh, matrixRank, svd, svdvals } from '../../src/linalg/index.ts';
import type { Context } from '../../src/runtime/context.ts';
import { mulberry32, signed } from '../lib/rng.ts';
import { wide } from '../lib/sampled.ts';
import { contexts, cpu, gpuTest } from '../setup/contexts.ts';

type Matrix = ndarray.NdArray<Float64Array>;
type Report = Partial<DecompositionReport>;

const EPS = 2 ** -53;
const SINGLE = 2 ** -24;
/** What is not small: see dssyevd. */
const N = 200;

function drawn(m: number, n: number, seed = 5): Matrix {
  const rng = mulberry32(seed);
  return ndarray(
    Float64Array.from({ length: m * n }, () => signed(rng)),
    [m, n],
  ) as Matrix;
}

/** A symmetric or, as pairs, Hermitian matrix. */
function symmetric(n: number): Matrix {
  const [A, S] = [drawn(n, n), drawn(n, n)];
  for (let i = 0; i < n; i++) for (let j = 0; j < n; j++) S.set(i, j, A.get(Math.min(i, j), Math.max(i, j)));
  return S;
}

const singlesOf = (A: Matrix) => ndarray(new Float32Array(A.data), A.shape);
const distance = (x: ArrayLike<number>, y: ArrayLike<number>): number =>
  Math.max(...Array.from(x, (value, i) => Math.abs(value - y[i]!)));

/** What a report must say of a decomposition with vectors in this precision. */
function holds(report: Report, precision: DecompositionReport['precision']): void {
  const bound = 30 * (precision === 'f32' ? SINGLE : EPS);
  expect(report.precision).toBe(precision);
  if (precision === 'mixed') expect(report.iterations).toBeGreaterThan(0);
  else expect(report.iterations).toBe(0);
  expect(report.residual).toBeGreaterThan(0);
  expect(report.residual).toBeLessThan(bound);
  expect(report.orthogonality).toBeGreaterThan(0);
  expect(report.orthogonality).toBeLessThan(bound);
}

for (const context of contexts) {
  // Of what takes a software adapter seconds a short run has the CPU's.
  const large = it.runIf(wide || context.backend === 'cpu');

  describe(`precision of decompositions on the ${context.backend}`, () => {
    large('eigh computes in the one asked for, and says how well', async () => {
      const A = symmetric(N);
      const found: Record<string, Float64Array> = {};
      for (const precision of ['f64-cpu', 'mixed', 'f32'] as const) {
        const report: Report = {};
        const { eigenvalues, eigenvectors } = await eigh(A, { context, precision, report });
        holds(report, precision);
        expect(eigenvectors.data).toBeInstanceOf(Float64Array);
        const alone: Report = { residual: 1, orthogonality: 1 };
        const values = await eigvalsh(A, { context, precision, report: alone });
        expect(alone.residual ?? alone.orthogonality).toBeUndefined();
        const scale = Math.abs(eigenvalues.data[0]!) * (precision === 'f32' ? SINGLE : EPS);
        expect(distance(values.data, eigenvalues.data)).toBeLessThan(100 * scale);
        found[precision] = eigenvalues.data as Float64Array;
      }
      expect(distance(found['mixed']!, found['f64-cpu']!)).toBeLessThan(100 * EPS * Math.abs(found['mixed']![0]!));
      expect(distance(found['f32']!, found['f64-cpu']!)).toBeGreaterThan(0);
    });

    it('svd computes in the one asked for, and says how well', async () => {
      const A = drawn(N, N + 20);
      const found: Record<string, Float64Array> = {};
      for (const precision of ['f64-cpu', 'mixed', 'f32'] as const) {
        const report: Report = {};
        const { S } = await svd(A, { context, fullMatrices: false, precision, report });
        holds(report, precision);
        const values = await svdvals(A, { context, precision, report });
        expect(report.residual).toBeUndefined();
        const scale = S.data[0]! * (precision === 'f32' ? SINGLE : EPS);
        expect(distance(values.data, S.data)).toBeLessThan(100 * scale);
        found[precision] = S.data as Float64Array;
      }
      expect(distance(found['mixed']!, found['f64-cpu']!)).toBeLessThan(100 * EPS * found['mixed']![0]!);
    });

    it('keeps the data type, and computes singles in double where that is asked for', async () => {
      const [A, S] = [symmetric(20), singlesOf(symmetric(20))];
      const own: Report = {};
      const { eigenvalues } = await eigh(S, { context, report: own });
      holds(own, 'f32');
      const report: Report = {};
      const rounded = await eigh(S, { context, precision: 'f64-cpu', report });
      expect(report.precision).toBe('f64-cpu');
      // Vectors rounded to singles
      expect(report.residual).toBeLessThan(SINGLE);
      for (const { data } of [eigenvalues, rounded.eigenvalues]) expect(data).toBeInstanceOf(Float32Array);
      const doubles = ndarray(new Float64Array(S.data), [20, 20]) as Matrix;
      const exact = await eigvalsh(doubles, { context: cpu });
      expect([...rounded.eigenvalues.data]).toEqual([...new Float32Array(exact.data)]);
      const { U } = await svd(A, { context, precision: 'f32' });
      expect(U.data).toBeInstanceOf(Float64Array);
    });

    it('reports of stacks, of some pairs and of full matrices', async () => {
      const rng = mulberry32(3);
      const stack = ndarray(
        Float64Array.from({ length: 3 * 7 * 5 }, () => signed(rng)),
        [3, 7, 5],
      );
      const report: Report = {};
      await svd(stack, { context, report });
      holds(report, 'f64-cpu');
      const squares = ndarray(
        Float64Array.from({ length: 2 * 36 }, (_, i) => (i % 7 === 0 ? 3 : 1)),
        [2, 6, 6],
      );
      await eigh(squares, { context, report });
      expect([report.precision, report.iterations]).toEqual(['f64-cpu', 0]);
      expect(report.residual).toBeLessThan(30 * EPS);
      await eigh(symmetric(12), { context, report, lower: false, subset: { index: [2, 5] } });
      holds(report, 'f64-cpu');
      await svd(drawn(0, 3), { context, report });
      expect(report).toEqual({ precision: 'f64-cpu', iterations: 0, residual: 0, orthogonality: 0 });
    });

    it('small matrices are not corrected', async () => {
      const report: Report = {};
      await eigh(symmetric(20), { context, precision: 'mixed', report });
      expect([report.precision, report.iterations]).toEqual(['f64-cpu', -1]);
    });

    large('a matrix of deficient rank has small singular values that are as small in mixed precision', async () => {
      const [B, C] = [drawn(N, 3), drawn(3, N + 1)];
      const A = drawn(N, N + 1);
      for (let i = 0; i < N; i++)
        for (let j = 0; j <= N; j++)
          A.set(i, j, B.get(i, 0) * C.get(0, j) + B.get(i, 1) * C.get(1, j) + B.get(i, 2) * C.get(2, j));
      const s = await svdvals(A, { context, precision: 'mixed' });
      const least = 2 * EPS * (N + 1) * s.data[0]!;
      expect([...s.data].filter((value) => value > least)).toHaveLength(3);
      expect(await matrixRank(A, { context })).toBe(3);
    });

    large('complex matrices too', async () => {
      const n = N;
      const [re, im] = [symmetric(n), drawn(n, n, 9)];
      for (let i = 0; i < n; i++) for (let j = 0; j <= i; j++) im.set(i, j, i === j ? 0 : -im.get(j, i));
      const H = complex(re, im);
      for (const precision of ['f64-cpu', 'mixed', 'f32'] as const) {
        const report: Report = {};
        const { eigenvalues } = await eigh(H, { context, precision, report });
        expect(eigenvalues.data).toBeInstanceOf(Float64Array);
        holds(report, precision);
        await svd(H, { context, precision, report });
        holds(report, precision);
      }
    });
  });
}

it('wrong calls say so, and a report of one that throws is left alone', async () => {
  const context: Context = cpu;
  const [A, b] = [symmetric(4), symmetric(4)];
  const stack = ndarray(new Float64Array(18), [2, 3, 3]);
  const wrong: readonly (() => Promise<unknown>)[] = [
    () => eigh(A, { context, precision: 'single' as never }),
    () => eigh(A, { context, report: 5 as never }),
    () => eigh(A, { context, precision: 'mixed', subset: { index: [0, 1] } }),
    () => eigh(A, { context, precision: 'mixed', b }),
    () => eigh(A, { context, report: {}, b }),
    () => eigh(stack, { context, precision: 'mixed' }),
    () => svd(stack, { context, precision: 'mixed' }),
    () => svd(drawn(4, 3), { context, precision: 'mixed' }),
    () => svdvals(A, { context, precision: 'f64' as never }),
  ];
  for (const call of wrong) await expect(call()).rejects.toThrow(ArgumentError);
  const report: Report = { iterations: 77 };
  A.set(1, 1, Number.NaN);
  await expect(eigh(A, { context, report })).rejects.toThrow(ConvergenceError);
  await expect(svd(A, { context, report })).rejects.toThrow(ConvergenceError);
  expect(report).toEqual({ iterations: 77 });
});

gpuTest('doubles go by way of a GPU in hardware where it has them sooner', async (context) => {
  // One that multiplies bytes in units of its own; the others ask the CPU.
  const able = !context.gpu!.software && context.gpu!.matrixUnits.some(({ factor }) => factor === 'i8');
  const A = symmetric(able ? 2048 : N);
  const [report, alone, whole]: Report[] = [{}, {}, {}];
  await svdvals(A, { context, report: alone! });
  await svd(A, { context, report: whole! });
  await eigh(A, { context, report: report! });
  holds(report!, able ? 'mixed' : 'f64-cpu');
  holds(whole!, able ? 'mixed' : 'f64-cpu');
  expect(alone!.precision).toBe(able ? 'mixed' : 'f64-cpu');
});
