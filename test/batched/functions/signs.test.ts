// Signs and logarithms of batches on every backend: against known eigenvalues and closed forms, in all forms and layouts, bad members.
import { describe, expect, it } from 'vitest';
import {
  logmBatched,
  logmStridedBatched,
  logmVbatched,
  signmBatched,
  signmStridedBatched,
  signmVbatched,
} from '../../../src/batched/functions/routines.gen.ts';
import { mostOrder } from '../../../src/batched/functions/squareSizes.ts';
import { pickSquare } from '../../../src/batched/functions/squares.kernels.ts';
import { contexts, cpu, gpu } from '../../setup/contexts.ts';
import { noise } from '../placed.ts';
import { call, EPS, type Placing, relative, type Square, square, symmetric, times } from './functionSupport.ts';

const software = gpu?.gpu?.software ?? true;
const slowly = /llvmpipe/.test(gpu?.gpu?.name ?? '');

const FORMS = {
  signm: { strided: signmStridedBatched, batched: signmBatched, vbatched: signmVbatched },
  logm: { strided: logmStridedBatched, batched: logmBatched, vbatched: logmVbatched },
};
const backends = contexts.flatMap((context) =>
  context === cpu
    ? ([
        [cpu, 's'],
        [cpu, 'd'],
      ] as const)
    : ([[context, 's']] as const),
);
const SIZES = (onGpu: boolean): number[] =>
  !onGpu
    ? [1, 2, 8, 9, 40]
    : slowly
      ? [3]
      : software
        ? [1, 5, 13, 40, 41]
        : [1, 2, 3, 7, 8, 9, 12, 16, 17, 32, 40, 48, 64, 65];

/** Of both signs, the least a tenth of the largest, times 1, 1e-20 or 1e20. */
const valuesOf = (b: number, n: number): number[] =>
  Array.from({ length: n }, (_, i) => [1, 1e-20, 1e20][b % 3]! * (i % 2 === 0 ? 1 : -1) * (0.1 + (0.9 * (i + 1)) / n));
const batch = (n: number, count = 3): Square[] => Array.from({ length: count }, (_, b) => symmetric(b, valuesOf(b, n)));
const signOf = (b: number, n: number): Square => symmetric(b, valuesOf(b, n).map(Math.sign));
/** S diag(values) S^-1 with a unit lower triangular S of few elements, and its inverse. */
function unsymmetric(b: number, values: readonly number[]): Square {
  const n = values.length;
  const S = square(n, (i, j) => (i === j ? 1 : i === j + 1 ? noise(b, i, j) : 0));
  const inverse = square(n, (i, j) => Number(i === j));
  for (let j = 0; j < n; j++)
    for (let i = j + 1; i < n; i++) inverse[i + j * n] = -S[i + (i - 1) * n]! * inverse[i - 1 + j * n]!;
  return times(
    n,
    times(
      n,
      S,
      square(n, (i, j) => (i === j ? values[i]! : 0)),
    ),
    inverse,
  );
}
const turn = (t: number): Square => square(2, (i, j) => (i === j ? Math.cos(t) : (i - j) * Math.sin(t)));

describe.each(backends.map(([context, prec]) => [context.backend, prec, context] as const))(
  'on the %s backend, precision %s',
  (_, prec, context) => {
    const eps = EPS[prec];

    it.each(SIZES(context !== cpu).map((n) => [n]))('signm of order %i, of known eigenvalues', async (n) => {
      const r = await call(context, prec, signmStridedBatched, batch(n), {}, {}, ['iter', 'error', 'nonfinite']);
      expect([...r.info, ...r.nonfinite]).toEqual([0, 0, 0, 0, 0, 0]);
      for (const [b, C] of r.C.entries()) {
        expect(relative(C, signOf(b, n))).toBeLessThan(40 * (n + 5) * eps);
        expect(r.iter[b]).toBeGreaterThan(0);
        expect(r.iter[b]).toBeLessThan(12);
        expect(r.error[b]).toBeLessThan(Math.sqrt(eps));
      }
      const values = valuesOf(0, n);
      const skew = await call(context, prec, signmStridedBatched, [unsymmetric(1, values)]);
      expect(relative(skew.C[0]!, unsymmetric(1, values.map(Math.sign)))).toBeLessThan(200 * (n + 5) * eps);
    });

    it('signs that are known, and rows that must change places', async () => {
      const pair = Float64Array.of(1, 0, 6, -2);
      const zeroDiagonal = Float64Array.of(0, 0.25, 4, 0);
      const r = await call(context, prec, signmStridedBatched, [pair, zeroDiagonal, turn(1), turn(2)]);
      expect(r.info).toEqual([0, 0, 0, 0]);
      const wanted = [
        [1, 0, 4, -1],
        [0, 0.25, 4, 0],
        [1, 0, 0, 1],
        [-1, 0, 0, -1],
      ];
      for (const [b, values] of wanted.entries())
        expect(relative(r.C[b]!, Float64Array.from(values))).toBeLessThan(40 * eps);
    });

    it('logm of known eigenvalues, and of turns', async () => {
      for (const n of [1, 3, 12, 30]) {
        const values = Array.from({ length: n }, (_, i) => 0.2 + (3 * i) / n);
        const r = await call(context, prec, logmStridedBatched, [symmetric(0, values), unsymmetric(1, values)]);
        expect(r.info).toEqual([0, 0]);
        expect(relative(r.C[0]!, symmetric(0, values.map(Math.log)))).toBeLessThan(40 * (n + 5) * eps);
        expect(relative(r.C[1]!, unsymmetric(1, values.map(Math.log)))).toBeLessThan(400 * (n + 5) * eps);
      }
      const r = await call(context, prec, logmStridedBatched, [turn(0.7), turn(-3)]);
      for (const [b, t] of [0.7, -3].entries())
        expect(
          relative(
            r.C[b]!,
            square(2, (i, j) => (i - j) * t),
          ),
        ).toBeLessThan(40 * eps);
    });

    it('all forms, layouts and places give the same bits', async () => {
      const placings: Placing[] = [
        { form: 'batched' },
        { form: 'vbatched' },
        ...(slowly && context !== cpu ? [] : [{ layout: 'row' } as const, { inPlace: true }]),
        ...(context === cpu || !software ? [{ form: 'batched', inPlace: true } as const] : []),
      ];
      for (const [name, fronts] of Object.entries(FORMS)) {
        const reports = name === 'signm' ? (['iter', 'error'] as const) : [];
        const A = Array.from({ length: 5 }, (_, b) =>
          square(7, (i, j) => noise(b, i, j) + (i === j ? (name === 'logm' || i > 2 ? 5 : -5) : 0)),
        );
        const first = await call(context, prec, fronts.strided, A, {}, {}, reports);
        expect(first.info).toEqual([0, 0, 0, 0, 0]);
        for (const placing of placings) {
          const r = await call(context, prec, fronts[placing.form ?? 'strided'], A, placing, {}, reports);
          expect(r, `${name} ${JSON.stringify(placing)}`).toMatchObject({
            C: first.C,
            iter: first.iter,
            error: first.error,
          });
        }
        expect((await call(context, prec, fronts.strided, [A[3]!])).C[0]).toEqual(first.C[3]);
      }
    });

    it('ragged batches, with empty matrices', async () => {
      const orders = slowly ? [3, 0, 3] : [3, 0, 8, 1, 3, 11];
      const A = orders.map((n) => symmetric(0, valuesOf(0, n)));
      const r = await call(context, prec, signmVbatched, A, { form: 'vbatched' }, {}, ['iter', 'error']);
      expect(r.info).toEqual(orders.map(() => 0));
      expect([r.iter[1], r.error[1]]).toEqual([0, 0]);
      for (const [b, n] of orders.entries()) {
        expect(relative(r.C[b]!, signOf(0, n))).toBeLessThan(40 * (n + 5) * eps);
        const alone = await call(context, prec, signmStridedBatched, [A[b]!]);
        expect(alone.C[0]).toEqual(r.C[b]);
      }
    });

    it('members without a result are reported, and change no other', async () => {
      const n = 6;
      const good = Array.from({ length: 8 }, (_, b) => symmetric(b, [5, 4, 3, 2, 1, 0.5]));
      const A = [...good];
      A[1] = good[1]!.map((x, k) => (k === 8 ? Number.NaN : x));
      A[2] = good[2]!.map((x, k) => (k === 0 ? Number.NEGATIVE_INFINITY : x));
      A[4] = new Float64Array(n * n);
      A[5] = square(n, (i, j) => (i === j && i !== 3 ? 1 : 0));
      // Beside the sign: an eigenvalue on the imaginary axis; beside the logarithm: one that is negative.
      for (const [name, { strided }] of Object.entries(FORMS)) {
        A[6] = square(n, (i, j) =>
          i > 1 || j > 1 ? Number(i === j) : name === 'signm' ? i - j : i === j ? 1 - 2 * i : 0,
        );
        const [r, clean] = [
          await call(context, prec, strided, A, {}, {}, ['nonfinite']),
          await call(context, prec, strided, good),
        ];
        expect(r.info, name).toEqual([0, n, n, 0, n + 1, n + 1, n + 1, 0]);
        expect(r.nonfinite).toEqual([0, 1, 1, 0, 0, 0, 0, 0]);
        for (const b of [0, 3, 7]) expect(r.C[b]).toEqual(clean.C[b]);
        for (const b of [1, 2, 4, 5, 6]) expect(new Set(r.C[b])).toEqual(new Set([-1e10]));
        const filled = await call(context, prec, strided, A, {}, { onFailure: 'nan' });
        expect(filled.C.map((C) => C.every(Number.isNaN))).toEqual(r.info.map((info) => info > 0));
        await expect(call(context, prec, strided, A, {}, { onFailure: 'throw' })).rejects.toThrow(/5 of/);
      }
    });
  },
);

describe('where signs are computed', () => {
  it.each([
    [1024, 65536],
    [256, 32768],
    [256, 16384],
    [128, 16384],
    [64, 16384],
  ])('a workgroup of %i threads and %i bytes', (threads, workgroupBytes) => {
    const holds = (n: number) => pickSquare({ threads, workgroupBytes, software: false, n }) !== undefined;
    const most = mostOrder(threads, workgroupBytes);
    if (most > 0) expect(holds(most)).toBe(true);
    if (threads >= 256) expect(holds(most + 1)).toBe(false);
  });
});
