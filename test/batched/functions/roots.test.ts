// Square roots and inverse p-th roots of batches on every backend: against known eigenvalues, in all forms and layouts, and bad members.
import { describe, expect, it, vi } from 'vitest';
import {
  invrootBatched,
  invrootStridedBatched,
  invrootVbatched,
  sqrtmBatched,
  sqrtmStridedBatched,
  sqrtmVbatched,
} from '../../../src/batched/functions/routines.gen.ts';
import { engine } from '../../../src/engine/engine.ts';
import {
  expmBatchedCases,
  invrootBatchedCases,
  logmBatchedCases,
  signmBatchedCases,
  sqrtmBatchedCases,
} from '../../../testing/cases/batched/functions/matrixFunctions.ts';
import { ODD } from '../../../testing/lib/batch.ts';
import { type Case, complaints } from '../../../testing/lib/case.ts';
import { rejectionOf } from '../../lib/caught.ts';
import { some, sweep } from '../../lib/sampled.ts';
import { contexts, cpu, gpu } from '../../setup/contexts.ts';
import {
  call,
  EPS,
  norm,
  type Placing,
  relative,
  type Square,
  spectrum,
  square,
  symmetric,
  times,
} from './functionSupport.ts';

const software = gpu?.gpu?.software ?? true;
const slowly = /llvmpipe/.test(gpu?.gpu?.name ?? '');

const FORMS = {
  sqrtm: { strided: sqrtmStridedBatched, batched: sqrtmBatched, vbatched: sqrtmVbatched },
  invroot: { strided: invrootStridedBatched, batched: invrootBatched, vbatched: invrootVbatched },
};
const CONDS = [1, 30, 1e3];
const valuesOf = (b: number, n: number): number[] => spectrum(n, [3, 1e-6, 5e4][b % 3]!, CONDS[b % 3]!);
const batch = (n: number, count = 3): Square[] => Array.from({ length: count }, (_, b) => symmetric(b, valuesOf(b, n)));
const powerOf = (b: number, n: number, power: number): Square =>
  symmetric(
    b,
    valuesOf(b, n).map((value) => value ** power),
  );
const UNIT = (n: number): Square => square(n, (i, j) => Number(i === j));

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

describe.each(backends.map(([context, prec]) => [context.backend, prec, context] as const))(
  'on the %s backend, precision %s',
  (_, prec, context) => {
    const eps = EPS[prec];
    const sizes = SIZES(context !== cpu);

    it.each(sizes.map((n) => [n]))('sqrtm of order %i is the root of known eigenvalues', async (n) => {
      const A = batch(n);
      const r = await call(context, prec, sqrtmStridedBatched, A, {}, {}, ['iter', 'error', 'nonfinite']);
      expect(r.info).toEqual([0, 0, 0]);
      expect(r.nonfinite).toEqual([0, 0, 0]);
      for (const [b, C] of r.C.entries()) {
        const bound = 10 * (n + 5) * eps * Math.sqrt(CONDS[b]!);
        expect(relative(C, powerOf(b, n, 0.5))).toBeLessThan(bound);
        expect(relative(times(n, C, C), A[b]!)).toBeLessThan(bound);
        expect(r.error[b]).toBeLessThan(20 * (n + 5) * eps * Math.sqrt(CONDS[b]!));
        expect(r.iter[b]).toBeLessThan(16 + Math.log2(n));
      }
    });

    it.each(sizes.map((n) => [n]))('invroot of order %i is the inverse root of known eigenvalues', async (n) => {
      const A = batch(n);
      for (const p of n > 40 || (context !== cpu && software) ? [1, 4] : [1, 2, 3, 4, 7]) {
        const r = await call(context, prec, invrootStridedBatched, A, {}, { p }, ['iter', 'error']);
        expect(r.info).toEqual([0, 0, 0]);
        for (const [b, C] of r.C.entries()) {
          const bound = 10 * (n + 5) * eps * CONDS[b]!;
          expect(relative(C, powerOf(b, n, -1 / p)), `p = ${p}, ${b}`).toBeLessThan(bound);
          let product = A[b]!;
          for (let k = 0; k < p; k++) product = times(n, C, product);
          expect(relative(product, UNIT(n))).toBeLessThan(bound * p);
          expect(r.error[b]).toBeLessThan(30 * (n + 5) * eps * p);
        }
      }
    });

    it.each([8, 16, 64, 100, 1000])('a root of degree %i takes no more steps than one of degree 4', async (p) => {
      const n = 5;
      const A = batch(n);
      const each = (degree: number) => call(context, prec, invrootStridedBatched, A, {}, { p: degree }, ['iter']);
      const [few, r] = [await each(4), await each(p)];
      expect(r.info).toEqual([0, 0, 0]);
      for (const [b, C] of r.C.entries()) {
        expect(r.iter[b]).toBeLessThanOrEqual(few.iter[b]! + 1);
        expect(relative(C, powerOf(b, n, -1 / p))).toBeLessThan(10 * (n + 5) * eps * CONDS[b]!);
      }
    });

    sweep('all forms, layouts and places give the same bits', async () => {
      const placings: Placing[] = [
        { form: 'batched' },
        ...(slowly && context !== cpu ? [] : [{ layout: 'row' } as const, { form: 'vbatched' } as const]),
        ...(slowly ? [] : [{ form: 'vbatched', layout: 'row' } as const, { inPlace: true }]),
        ...(context === cpu || !software ? [{ form: 'batched', inPlace: true } as const] : []),
      ];
      for (const [name, fronts] of Object.entries(FORMS)) {
        const more = name === 'invroot' ? { p: 4, epsilon: 1e-3 } : {};
        const A = batch(7, 5);
        const first = await call(context, prec, fronts.strided, A, {}, more, ['iter', 'error']);
        for (const placing of placings) {
          const r = await call(context, prec, fronts[placing.form ?? 'strided'], A, placing, more, ['iter', 'error']);
          expect(r, `${name} ${JSON.stringify(placing)}`).toMatchObject({
            C: first.C,
            iter: first.iter,
            error: first.error,
          });
        }
        // Alone, and with fewer others
        const alone = await call(context, prec, fronts.strided, [A[3]!], {}, more);
        expect(alone.C[0]).toEqual(first.C[3]);
      }
    });

    it('ragged batches, with empty matrices', async () => {
      const orders = slowly ? [3, 0, 3] : [3, 0, 8, 1, 3];
      const A = orders.map((n, b) => symmetric(b, valuesOf(b, n)));
      const r = await call(context, prec, invrootVbatched, A, { form: 'vbatched' }, { p: 2 }, ['iter', 'error']);
      expect(r.info).toEqual(orders.map(() => 0));
      for (const [b, n] of orders.entries())
        expect(relative(r.C[b]!, powerOf(b, n, -0.5))).toBeLessThan(10 * (n + 5) * eps * CONDS[b % 3]!);
      expect([r.iter[1], r.error[1]]).toEqual([0, 0]);
    });

    it('members that have no root are reported, and change no other', async () => {
      const n = 6;
      const good = batch(n, 8);
      const A = [...good];
      A[1] = good[1]!.map((x, k) => (k === 8 ? Number.NaN : x));
      A[2] = good[2]!.map((x, k) => (k === 0 ? Number.POSITIVE_INFINITY : x));
      A[4] = symmetric(4, [3, 2, 1, 1, 0.5, -0.01]);
      A[5] = new Float64Array(n * n);
      A[6] = square(n, (i, j) => (i === j && i > 2 ? 0 : Number(i === j)));
      for (const [name, { strided }] of Object.entries(FORMS)) {
        const more = name === 'invroot' ? { p: 3 } : {};
        const [r, clean] = [
          await call(context, prec, strided, A, {}, more, ['iter', 'error', 'nonfinite']),
          await call(context, prec, strided, good, {}, more),
        ];
        expect(r.info.map((info) => info > 0)).toEqual([false, true, true, false, true, true, true, false]);
        expect(r.nonfinite).toEqual([0, 1, 1, 0, 0, 0, 0, 0]);
        expect(r.info[1]).toBe(1);
        for (const b of [0, 3, 7]) expect(r.C[b]).toEqual(clean.C[b]);
        // What failed is as it was, or NaN.
        for (const b of [1, 2, 4, 5, 6]) expect(new Set(r.C[b])).toEqual(new Set([-1e10]));
        const filled = await call(context, prec, strided, A, {}, { ...more, onFailure: 'nan' });
        expect(filled.C.map((C) => C.every(Number.isNaN))).toEqual(r.info.map((info) => info > 0));
        expect(filled.C[7]).toEqual(clean.C[7]);
        await expect(call(context, prec, strided, A, {}, { ...more, onFailure: 'throw' })).rejects.toThrow(/5 of/);
      }
    });

    it('a ridge makes a singular matrix have an inverse root', async () => {
      const values = [4, 1, 0, 0];
      const A = [symmetric(1, values)];
      const r = await call(context, prec, invrootStridedBatched, A, {}, { p: 2, epsilon: 1e-2 });
      expect(r.info).toEqual([0]);
      const wanted = symmetric(
        1,
        values.map((value) => (value + 0.04) ** -0.5),
      );
      expect(relative(r.C[0]!, wanted)).toBeLessThan(1e-3);
    });

    it('square roots of matrices that are not symmetric, and of extreme size', async () => {
      const turn = square(2, (i, j) => (i === j ? Math.cos(0.7) : (i - j) * Math.sin(0.7)));
      const jordan = square(2, (i, j) => (i === j ? 4 : j > i ? 1 : 0));
      const tiny = square(2, (i, j) => (i === j ? 1e-30 : 0));
      const huge = square(2, (i, j) => (i === j ? 2e30 : 1e30));
      const r = await call(context, prec, sqrtmStridedBatched, [turn, jordan, tiny, huge]);
      expect(r.info).toEqual([0, 0, 0, 0]);
      const half = square(2, (i, j) => (i === j ? Math.cos(0.35) : (i - j) * Math.sin(0.35)));
      expect(relative(r.C[0]!, half)).toBeLessThan(20 * eps);
      expect(relative(r.C[1]!, Float64Array.of(2, 0, 0.25, 2))).toBeLessThan(20 * eps);
      expect(
        relative(
          r.C[2]!.map((x) => x * 1e15),
          UNIT(2),
        ),
      ).toBeLessThan(40 * eps);
      expect(
        relative(
          times(2, r.C[3]!, r.C[3]!).map((x) => x / 1e30),
          huge.map((x) => x / 1e30),
        ),
      ).toBeLessThan(40 * eps);
    });
  },
);

describe('what is refused', () => {
  const [A, info] = [cpu.alloc('s', 64), cpu.alloc('i', 4)];
  const each = { p: 2, n: 2, A, lda: 2, strideA: 4, C: cpu.alloc('s', 64), ldc: 2, strideC: 4, info, batchCount: 2 };
  const refused = (changes: object) => rejectionOf(() => invrootStridedBatched(cpu.queue, { ...each, ...changes }));

  it('a p below 1, a negative ridge, and results that share elements with A without being it', async () => {
    await invrootStridedBatched(cpu.queue, each);
    for (const p of [0, -1, 1.5]) expect(await refused({ p })).toMatchObject({ argument: 'p' });
    for (const epsilon of [-1, Number.NaN, Number.POSITIVE_INFINITY])
      expect(await refused({ epsilon })).toMatchObject({ argument: 'epsilon' });
    expect(await refused({ C: A.at(2) })).toMatchObject({ argument: 'C' });
    expect(await refused({ C: A, strideC: 8 })).toMatchObject({ argument: 'strideC' });
    expect(await refused({ C: A, ldc: 3, strideC: 8, strideA: 8 })).toMatchObject({ argument: 'ldc' });
    expect(await refused({ C: A, strideA: 2, strideC: 2 })).toMatchObject({ argument: 'strideC' });
    expect(await refused({ C: A, batchCount: 17 })).toMatchObject({ argument: 'C' });
    expect(norm(await cpu.download(A))).toBe(0);
  });

  it('nothing happens to an empty batch', async () => {
    await invrootStridedBatched(cpu.queue, { ...each, batchCount: 0 });
  });
});

describe('the testers', () => {
  const few = [{ n: 5, batchCount: 3, byRows: true }, ...(slowly ? [] : [{ n: 9, batchCount: 5, layout: ODD }])];
  const ragged = [{ n: [5, 0, 4], batchCount: 3 }];
  const cases = [expmBatchedCases, sqrtmBatchedCases, invrootBatchedCases, signmBatchedCases, logmBatchedCases].flatMap(
    (forms) => Object.values(forms),
  );
  it.each(cases.map((c) => [c.spec.name, c] as const))('%s is right over the sweep', async (_name, c) => {
    for (const [context, prec] of backends) {
      const thin = c.spec.name.endsWith('Vbatched') ? ragged : few;
      // Orders beyond those of one block take seconds to judge, and are tested above.
      const sweep = c.sweep.filter(({ n }) => !software || [n].flat().every((one) => one < 34));
      for (const problem of context !== cpu && software ? thin : some(sweep, sweep.length))
        expect(await complaints(context, c as unknown as Case, problem, prec)).toEqual([]);
    }
  });

  it.each(cases.map((c) => [c.spec.name, c] as const))('%s without the engine', async (_name, c) => {
    const starved: Case['run'] = async (queue, problem, at) => {
      const take = vi.spyOn(engine()!.heap, 'take').mockReturnValue(undefined);
      await c.run(queue, problem as never, at as never);
      expect(take).toHaveBeenCalled();
      vi.restoreAllMocks();
      // Of what is computed one by one the trace does not say it.
      if (/^(signm|logm)/.test(c.spec.name)) return;
      expect(queue.trace.at(-1)!.why).toMatch(/by the reference, because the engine's memory does not suffice/);
    };
    const problem = c.spec.name.endsWith('Vbatched') ? ragged[0]! : few[0]!;
    expect(await complaints(cpu, c as unknown as Case, problem, 'd', starved)).toEqual([]);
  });
});
