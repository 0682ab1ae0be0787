// GEEV of batches on every context: the case's sweep, matrices that are hard or have known eigenvalues, the ends of the range, data that is
// not finite, values without vectors, and the bits of a matrix in company.
import { describe, expect, it } from 'vitest';
import { ConvergenceError } from '../../../src/core/errors.ts';
import { geevStridedBatched } from '../../../src/index.ts';
import { geevBatchedCases } from '../../../testing/cases/batched/schur/geevBatched.ts';
import { type Case, complaints } from '../../../testing/lib/case.ts';
import { uniform } from '../../../testing/lib/source.ts';
import { kinds, scaledBy } from '../../lapack/schur/matrices.ts';
import { expectRefusal, rejectionOf } from '../../lib/caught.ts';
import { fewest, full, some } from '../../lib/sampled.ts';
import { contexts, cpu } from '../../setup/contexts.ts';
import { FORMS } from '../forms.ts';
import { callGeev, distance, errorOf, type Found, type Square, squareOf } from './geevSupport.ts';

const EPS = { s: 2 ** -24, d: 2 ** -53 } as const;
const NONE = { jobvl: 'n', jobvr: 'n' } as const;

const backends = contexts.flatMap((context) =>
  context === cpu
    ? ([
        [cpu, 's'],
        [cpu, 'd'],
      ] as const)
    : ([[context, 's']] as const),
);

/** The bits of what was found of a matrix. */
const bitsOf = ({ re, im, VL, VR, info }: Found): string =>
  [info, ...[re, im, VL, VR].map((x) => Buffer.from(x.buffer).toString('hex'))].join(' ');

describe.each(backends.map(([context, prec]) => [context.backend, prec, context] as const))(
  'on the %s backend, precision %s',
  (backend, prec, context) => {
    const eps = EPS[prec];
    const slowly = /llvmpipe/.test(context.gpu?.name ?? '');
    const onGpu = backend === 'gpu';

    it.each(Object.entries(geevBatchedCases))('does the whole sweep of the form %s', async (_, one) => {
      const c = one as unknown as Case;
      for (const problem of fewest(context, c.sweep, 5))
        expect(await complaints(context, c, problem, prec)).toEqual([]);
    });

    it('matrices of all kinds, each order in one call', async () => {
      const orders = [1, 2, 3, 4, 6, 7, 8, 12, 17, 24, 31, 33, 40, ...(full ? [64, 70, 100] : [])];
      for (const n of slowly ? [3] : some(orders, 3)) {
        const [low, high] = onGpu ? [1e-30, 1e30] : prec === 's' ? [2 ** -120, 2 ** 118] : [2 ** -1010, 2 ** 1008];
        const sources = { ...kinds(n), large: scaledBy(high), small: scaledBy(low), '1e-30': scaledBy(1e-30) };
        const squares = Object.values(sources).map((source) => squareOf(n, source, prec));
        const found = await callGeev(context, prec, squares);
        for (const [b, name] of Object.keys(sources).entries())
          expect(errorOf(squares[b]!, found[b]!, eps), `${name}, ${n}`).toBeLessThan(40);
      }
    });

    it('values are close without vectors, and the same whichever of these are asked for', async () => {
      for (const n of some([2, 5, 8, 16, 30], 2)) {
        const squares = [0, 1, 2].map((b) => squareOf(n, b === 2 ? kinds(n).skew! : uniform, prec));
        const both = await callGeev(context, prec, squares);
        const [none, left, right] = [
          await callGeev(context, prec, squares, NONE),
          await callGeev(context, prec, squares, { jobvr: 'n' }),
          await callGeev(context, prec, squares, { jobvl: 'n' }),
        ];
        for (const [b, found] of both.entries()) {
          expect([left[b]!.re, left[b]!.im, left[b]!.VL]).toEqual([found.re, found.im, found.VL]);
          expect([right[b]!.re, right[b]!.im, right[b]!.VR]).toEqual([found.re, found.im, found.VR]);
          expect(distance(none[b]!, found)).toBeLessThan(1e3 * n * n * eps);
        }
      }
    });

    it('is exact where it can be', async () => {
      const turn: Square = { n: 2, data: Float64Array.of(0, -3, 3, 0) };
      const [found] = await callGeev(context, prec, [turn]);
      expect([...found!.re]).toEqual([0, 0]);
      expect(found!.im[1]).toBe(-found!.im[0]!);
      expect(Math.abs(found!.im[0]! - 3)).toBeLessThan(20 * eps);
      for (const n of some([1, 3, 9, 20], 2)) {
        const triangles = (['triangular', 'lower triangular', 'zero', 'unit'] as const).map((name) =>
          squareOf(n, kinds(n)[name]!, prec),
        );
        const all = await callGeev(context, prec, triangles);
        for (const [b, { data }] of triangles.entries()) {
          const diagonal = Array.from({ length: n }, (_, i) => data[i + i * n]!).sort((x, y) => x - y);
          expect([...all[b]!.re].sort((x, y) => x - y)).toEqual(diagonal);
          expect(all[b]!.im.every((x) => x === 0)).toBe(true);
        }
      }
    });

    it('has the same bits in company, in every form', async () => {
      const list = onGpu ? [5, 9, 2, 20] : [5, 9, 2, 20, 33, 13];
      const squares = list.map((n) => squareOf(n, uniform, prec));
      const together = await callGeev(context, prec, squares, { form: 'Vbatched' });
      for (const [b, one] of squares.entries()) {
        const bits = bitsOf(together[b]!);
        const nan = { n: one.n, data: one.data.map((x, k) => (k === 0 ? Number.NaN : x)) };
        for (const form of FORMS) {
          if (form === 'Vbatched' && b > 0) continue;
          const three = await callGeev(context, prec, [nan, one, one], { form });
          expect(three.slice(1).map(bitsOf)).toEqual([bits, bits]);
          expect(three[0]!.info).toBe(one.n);
        }
        expect((await callGeev(context, prec, [one])).map(bitsOf)).toEqual([bits]);
      }
      const [byRows] = await callGeev(context, prec, [squares[0]!], { layout: 'row' });
      expect(bitsOf(byRows!)).toBe(bitsOf(together[0]!));
    });

    it('says what is not finite', async () => {
      for (const n of some([1, 3, 20], 2)) {
        const squares = [Number.NaN, Infinity, -Infinity, 1].map((value) => {
          const { data } = squareOf(n, uniform, prec);
          data[n * n - 1] = value;
          return { n, data };
        });
        const found = await callGeev(context, prec, squares);
        expect(found.map(({ info, nonfinite }) => [info, nonfinite])).toEqual([
          [n, 1],
          [n, 1],
          [n, 1],
          [0, 0],
        ]);
        for (const { re, im, VL, VR } of found.slice(0, 3))
          for (const part of [re, im, VL, VR]) expect(part.every(Number.isNaN)).toBe(true);
        const error = await rejectionOf(() => callGeev(context, prec, squares, { onFailure: 'throw' }));
        expect(error).toBeInstanceOf(ConvergenceError);
      }
    });

    it('takes calls of other orders one after the other', async () => {
      for (const n of [6, 17, 3, 9, 1, 12]) {
        const squares = [0, 1].map(() => squareOf(n, kinds(n).signed!, prec));
        const found = await callGeev(context, prec, squares);
        for (const [b, one] of found.entries()) expect(errorOf(squares[b]!, one, eps)).toBeLessThan(40);
      }
    });
  },
);

it('VL and VR must be there if they are asked for', async () => {
  const [A, WR, WI, info] = [cpu.alloc('d', 4), cpu.alloc('d', 2), cpu.alloc('d', 2), cpu.alloc('i', 1)];
  const common = { n: 2, A, lda: 2, strideA: 4, WR, strideWR: 2, WI, strideWI: 2, info, batchCount: 1 };
  expectRefusal(
    await rejectionOf(() => geevStridedBatched(cpu.queue, common)),
    { routine: 'dgeevStridedBatched', argument: 'VL', position: 11 },
    /must be given if jobvl is 'v'/,
  );
  expectRefusal(
    await rejectionOf(() => geevStridedBatched(cpu.queue, { ...common, jobvl: 'n' })),
    { routine: 'dgeevStridedBatched', argument: 'VR', position: 14 },
    /must be given if jobvr is 'v'/,
  );
  await geevStridedBatched(cpu.queue, { ...common, ...NONE });
  for (const buffer of [A, WR, WI, info]) buffer.dispose();
});
