// Exponentials of batches on every backend: of known eigenvalues, rotations, nilpotent matrices and the literature's hard cases; bad
// members.
import { describe, expect, it } from 'vitest';
import { expmBatched, expmStridedBatched, expmVbatched } from '../../../src/batched/functions/routines.gen.ts';
import { contexts, cpu, gpu } from '../../setup/contexts.ts';
import { noise } from '../placed.ts';
import { call, EPS, type Placing, relative, type Square, square, symmetric, times } from './functionSupport.ts';

const software = gpu?.gpu?.software ?? true;
const slowly = /llvmpipe/.test(gpu?.gpu?.name ?? '');

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
    ? [1, 2, 3, 8, 17, 40, 70]
    : slowly
      ? [3]
      : software
        ? [1, 5, 8, 13]
        : [
            1, 2, 3, 4, 5, 7, 8, 9, 12, 13, 16, 17, 24, 25, 31, 32, 33, 40, 41, 48, 49, 63, 64, 65, 80, 97, 128, 130,
            200,
          ];

const SPANS = [0.01, 1, 5, 30];
/** Eigenvalues from -span to span / 2. */
const valuesOf = (b: number, n: number): number[] =>
  Array.from({ length: n }, (_, i) => SPANS[b % 4]! * ((1.5 * i) / Math.max(1, n - 1) - 1));
const batch = (n: number, count = 4): Square[] => Array.from({ length: count }, (_, b) => symmetric(b, valuesOf(b, n)));
const diagonal = (...values: number[]): Square => square(values.length, (i, j) => (i === j ? values[i]! : 0));

describe.each(backends.map(([context, prec]) => [context.backend, prec, context] as const))(
  'on the %s backend, precision %s',
  (_, prec, context) => {
    const eps = EPS[prec];
    const of = async (matrices: readonly Square[]) => call(context, prec, expmStridedBatched, matrices);

    it.each(SIZES(context !== cpu).map((n) => [n]))('order %i, of known eigenvalues', async (n) => {
      const A = batch(n);
      const [r, inverse] = [await of(A), await of(A.map((X) => X.map((x) => -x)))];
      expect([...r.info, ...inverse.info]).toEqual(new Array(8).fill(0));
      for (const [b, C] of r.C.entries()) {
        const bound = 10 * (n + 10) * eps * Math.max(1, SPANS[b]!);
        const wanted = symmetric(b, valuesOf(b, n).map(Math.exp));
        expect(relative(C, wanted), `span ${SPANS[b]}`).toBeLessThan(bound);
        if (SPANS[b]! > 1) continue;
        const unit = square(n, (i, j) => Number(i === j));
        expect(relative(times(n, C, inverse.C[b]!), unit)).toBeLessThan(10 * bound);
      }
    });

    it('rotations by their angles', async () => {
      const angles = [1e-3, 1, 3, 20];
      const r = await of(angles.map((x) => square(2, (i, j) => (i - j) * x)));
      for (const [b, x] of angles.entries()) {
        const wanted = square(2, (i, j) => (i === j ? Math.cos(x) : (i - j) * Math.sin(x)));
        expect(relative(r.C[b]!, wanted)).toBeLessThan(40 * eps * Math.max(1, x));
      }
    });

    it('nilpotent matrices are sums of powers', async () => {
      const shift = (size: number) => square(4, (i, j) => (j === i + 1 ? size : 0));
      const sizes = [1, 30, 1e5];
      const r = await of(sizes.map(shift));
      const factorials = [1, 1, 2, 6];
      for (const [b, size] of sizes.entries()) {
        const wanted = square(4, (i, j) => (j < i ? 0 : size ** (j - i) / factorials[j - i]!));
        expect(relative(r.C[b]!, wanted)).toBeLessThan(100 * eps);
      }
      // Of what would have a hundred halvings by its norm: none
      const far = square(2, (i, j) => (j > i ? 1e30 : 0));
      const found = await of([far]);
      expect([found.C[0]![0], found.C[0]![1], found.C[0]![3]]).toEqual([1, 0, 1]);
      expect(found.C[0]![2]! / 1e30).toBeCloseTo(1, 6);
    });

    it('the cases of Moler and Van Loan, of Ward, and of Kenney and Laub', async () => {
      const moler = Float64Array.of(-49, -64, 24, 31);
      const ward = Float64Array.of(4, 1, 1, 2, 4, 1, 0, 1, 4);
      const r = await of([moler]);
      const wanted = Float64Array.of(-0.735758758144755, -1.4715175990882, 0.551819099658093, 1.1036382407155);
      // Its condition number is some thousand.
      expect(relative(r.C[0]!, wanted)).toBeLessThan(1e4 * eps);
      const second = await of([ward]);
      const e = Math.exp;
      const known = Float64Array.of(
        147.866622446369,
        127.781085523181,
        127.781085523182,
        183.765138646367,
        183.765138646366,
        163.679601723179,
        71.797032399996,
        91.8825693231832,
        111.968106246371,
      );
      expect(relative(second.C[0]!, known)).toBeLessThan(200 * eps);
      const triangular = await of([Float64Array.of(1, 0, 1e3, -1)]);
      const exact = Float64Array.of(e(1), 0, 1e3 * Math.sinh(1), e(-1));
      expect(relative(triangular.C[0]!, exact)).toBeLessThan(50 * eps);
    });

    it('what vanishes, and block triangular matrices', async () => {
      const r = await of([diagonal(-1e30, 0, 1), diagonal(0, 0, 0), diagonal(-200, 1e-20, 2)]);
      expect(r.info).toEqual([0, 0, 0]);
      expect(r.C[0]![0]).toBe(0);
      expect(r.C[0]![4]).toBe(1);
      expect(r.C[1]).toEqual(diagonal(1, 1, 1));
      expect(relative(r.C[2]!, diagonal(Math.exp(-200), 1, Math.exp(2)))).toBeLessThan(200 * eps);
      // [X, E; 0, X] has the derivative of e^X in the direction E in its corner, which for E = X is X e^X.
      const X = Float64Array.of(0.3, -0.2, 0.5, 0.1);
      const block = square(4, (i, j) => (i > 1 && j < 2 ? 0 : X[(i % 2) + (j % 2) * 2]!));
      const both = await of([block]);
      const alone = await of([square(4, (i, j) => (i < 2 && j < 2 ? X[i + 2 * j]! : 0))]);
      const small = square(2, (i, j) => alone.C[0]![i + 4 * j]!);
      const corner = square(2, (i, j) => both.C[0]![i + 4 * (j + 2)]!);
      expect(relative(corner, times(2, X, small))).toBeLessThan(40 * eps);
    });

    it('all forms, layouts and places give the same bits', async () => {
      const placings: Placing[] = [
        { form: 'batched' },
        ...(slowly && context !== cpu ? [] : [{ layout: 'row' } as const, { form: 'vbatched' } as const]),
        ...(slowly ? [] : [{ form: 'vbatched', layout: 'row' } as const, { inPlace: true }]),
        ...(context === cpu || !software ? [{ form: 'batched', inPlace: true } as const] : []),
      ];
      const fronts = { strided: expmStridedBatched, batched: expmBatched, vbatched: expmVbatched };
      const A = Array.from({ length: 5 }, (_x, b) => square(7, (i, j) => SPANS[b % 4]! * noise(b, i, j)));
      const first = await of(A);
      for (const placing of placings) {
        const r = await call(context, prec, fronts[placing.form ?? 'strided'], A, placing);
        expect(r.C, JSON.stringify(placing)).toEqual(first.C);
      }
      expect((await of([A[3]!])).C[0]).toEqual(first.C[3]);
    });

    it('ragged batches, with empty matrices', async () => {
      const orders = slowly ? [3, 0, 3] : [3, 0, 8, 1, 3];
      const A = orders.map((n, b) => symmetric(b, valuesOf(b, n)));
      const r = await call(context, prec, expmVbatched, A, { form: 'vbatched' });
      expect(r.info).toEqual(orders.map(() => 0));
      for (const [b, n] of orders.entries())
        expect(relative(r.C[b]!, symmetric(b, valuesOf(b, n).map(Math.exp)))).toBeLessThan(300 * (n + 5) * eps);
    });

    it('members without a result are reported, and change no other', async () => {
      const good = batch(6, 6);
      const A = [...good];
      A[1] = good[1]!.map((x, k) => (k === 8 ? Number.NaN : x));
      A[2] = good[2]!.map((x, k) => (k === 0 ? Number.NEGATIVE_INFINITY : x));
      A[4] = diagonal(1, 2, 3, 4, 5, 800);
      const [r, clean] = [
        await call(context, prec, expmStridedBatched, A, {}, {}, ['nonfinite']),
        await call(context, prec, expmStridedBatched, good),
      ];
      expect(r.info).toEqual([0, 1, 1, 0, 1, 0]);
      expect(r.nonfinite).toEqual([0, 1, 1, 0, 0, 0]);
      for (const b of [0, 3, 5]) expect(r.C[b]).toEqual(clean.C[b]);
      for (const b of [1, 2, 4]) expect(new Set(r.C[b])).toEqual(new Set([-1e10]));
      const filled = await call(context, prec, expmStridedBatched, A, {}, { onFailure: 'nan' });
      expect(filled.C.map((C) => C.every(Number.isNaN))).toEqual(r.info.map((info) => info > 0));
      await expect(call(context, prec, expmStridedBatched, A, {}, { onFailure: 'throw' })).rejects.toThrow(/3 of/);
    });
  },
);
