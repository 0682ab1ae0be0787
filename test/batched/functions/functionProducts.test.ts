// Matrix functions by products of the whole batch, which larger orders take, past the fronts: against known eigenvalues, beside bad
// members, in slices and ragged, with every tile.
import { describe, expect } from 'vitest';
import { BatchOnDevice, type DeviceBatchCall } from '../../../src/batched/batchCall.gpu.ts';
import { enqueueExpmBatch } from '../../../src/batched/functions/expmBatched.gpu.ts';
import { enqueueInvrootBatch } from '../../../src/batched/functions/invrootBatched.gpu.ts';
import { newtonRules } from '../../../src/batched/functions/newton.kernels.ts';
import { enqueueSqrtmBatch } from '../../../src/batched/functions/sqrtmBatched.gpu.ts';
import { squareRules } from '../../../src/batched/functions/squares.kernels.ts';
import type { Ptr, Queue } from '../../../src/index.ts';
import { deviceMat } from '../../../src/runtime/buffer.ts';
import { gpu, gpuTest } from '../../setup/contexts.ts';
import { call, EPS, relative, type Square, spectrum, symmetric } from './functionSupport.ts';

const software = gpu?.gpu?.software ?? true;
const slowly = /llvmpipe/.test(gpu?.gpu?.name ?? '');

type Name = 'expm' | 'sqrtm' | 'invroot';
type Args = Record<string, unknown>;

/** No small kernel's name. */
const PRODUCTS = 'products';

/** What the front does, with a variant that is forced. */
const front =
  (name: Name, force: string | undefined) =>
  async (queue: Queue, args: Args): Promise<void> => {
    const of = new BatchOnDevice(queue, { routine: name, ...args } as unknown as DeviceBatchCall);
    const list = (pointer: unknown) => (pointer === undefined ? undefined : deviceMat(pointer as Ptr<'i'>, 1));
    const common = {
      ...of.batch,
      ...of.reports,
      A: of.mat('A'),
      C: of.mat('C'),
      ...(force === undefined ? {} : { force }),
    };
    const steps = { iter: list(args.iter), error: list(args.error) };
    if (name === 'expm') enqueueExpmBatch(queue, common);
    else if (name === 'sqrtm') enqueueSqrtmBatch(queue, { ...common, ...steps });
    else enqueueInvrootBatch(queue, { ...common, ...steps, p: args.p as number, epsilon: 0 });
  };

const NAMES: readonly Name[] = slowly ? ['invroot'] : ['expm', 'sqrtm', 'invroot'];
const COND = 100;
const valuesOf = (n: number, b: number): number[] => spectrum(n, b === 1 ? 20 : 2, COND);
const wantedOf = (name: Name, p: number, n: number, b: number): Square =>
  symmetric(
    b,
    valuesOf(n, b).map((x) => (name === 'expm' ? Math.exp(x) : name === 'sqrtm' ? Math.sqrt(x) : x ** (-1 / p))),
  );
const boundOf = (name: Name, n: number): number => 20 * (n + 10) * EPS.s * (name === 'expm' ? 20 : COND);

describe('by products of the batch', () => {
  const orders = slowly ? [5] : software ? [5, 33] : [1, 5, 16, 33, 64, 65, 100, 128, 129, 200, 300];
  for (const name of NAMES) {
    gpuTest(`${name} has the values of the eigenvalues`, async (context) => {
      for (const n of orders) {
        for (const p of name === 'invroot' ? (slowly ? [4] : software ? [3, 4] : [1, 2, 3, 4, 6, 7]) : [0]) {
          const A = [0, 1, 2].map((b) => symmetric(b, valuesOf(n, b)));
          const r = await call(context, 's', front(name, PRODUCTS) as never, A, {}, { p }, [
            'iter',
            'error',
            'nonfinite',
          ]);
          expect([r.info, r.nonfinite], `${n}`).toEqual([
            [0, 0, 0],
            [0, 0, 0],
          ]);
          for (const [b, C] of r.C.entries())
            expect(relative(C, wantedOf(name, p, n, b)), `n = ${n}, p = ${p}, ${b}`).toBeLessThan(boundOf(name, n));
        }
      }
    });

    gpuTest(
      `${name} of bad members leaves the others as they are, and ragged batches are the same`,
      async (context) => {
        const n = slowly ? 5 : 18;
        const good = [0, 1, 2, 3].map((b) => symmetric(b, valuesOf(n, b)));
        const A = [...good];
        A[1] = good[1]!.map((x, k) => (k === 3 ? Number.NaN : x));
        A[3] = symmetric(
          3,
          name === 'expm' ? spectrum(n, 500, 2) : spectrum(n, 2, 3).map((x, i) => (i === 0 ? -x : x)),
        );
        const forced = front(name, PRODUCTS) as never;
        const more = { p: 2 };
        const [r, clean] = [
          await call(context, 's', forced, A, {}, more, ['nonfinite', 'iter', 'error']),
          await call(context, 's', forced, good, {}, more, ['iter', 'error']),
        ];
        expect(r.info.map((info) => info > 0)).toEqual([false, true, false, true]);
        expect(r.nonfinite).toEqual([0, 1, 0, 0]);
        for (const b of [0, 2]) expect(r.C[b]).toEqual(clean.C[b]);
        for (const b of [1, 3]) expect(new Set(r.C[b])).toEqual(new Set([-1e10]));
        const filled = await call(context, 's', forced, A, {}, { ...more, onFailure: 'nan' });
        expect(filled.C.map((C) => C.every(Number.isNaN))).toEqual(r.info.map((info) => info > 0));
        const listed = await call(context, 's', forced, good, { form: 'batched', inPlace: true }, more, [
          'iter',
          'error',
        ]);
        expect(listed).toMatchObject({ C: clean.C, iter: clean.iter, error: clean.error });
        const smaller = symmetric(5, valuesOf(n - 1, 5));
        const ragged = [smaller, new Float64Array(0), ...good, smaller];
        const mixed = await call(context, 's', forced, ragged, { form: 'vbatched', layout: 'row' }, more);
        expect(mixed.info).toEqual(ragged.map(() => 0));
        expect(mixed.C.slice(2, 6)).toEqual(clean.C);
        expect(relative(mixed.C[0]!, wantedOf(name, 2, n - 1, 5))).toBeLessThan(boundOf(name, n));
        expect(mixed.C[6]).toEqual(mixed.C[0]);
      },
    );
  }

  gpuTest('every tile gives the same root', async (context) => {
    const n = software ? 20 : 140;
    const A = [0, 1].map((b) => symmetric(b, valuesOf(n, b)));
    if (slowly) return;
    const names = software ? ['tile-32'] : newtonRules.map((rule) => rule.name);
    const first = await call(context, 's', front('sqrtm', PRODUCTS) as never, A);
    for (const name of names) {
      const r = await call(context, 's', front('sqrtm', name) as never, A);
      for (const [b, C] of r.C.entries()) expect(relative(C, first.C[b]!), name).toBeLessThan(1e-4);
    }
  });
});

gpuTest('small matrices have the same bits with every variant that holds them', async (context) => {
  if (slowly) return;
  const n = 7;
  const A = [0, 1, 2].map((b) => symmetric(b, valuesOf(n, b)));
  const names = squareRules.map((rule) => rule.name).slice(0, software ? 2 : 6);
  for (const name of software ? (['sqrtm'] as const) : NAMES) {
    const first = await call(context, 's', front(name, names[0]) as never, A, {}, { p: 3 });
    for (const variant of names.slice(1)) {
      const r = await call(context, 's', front(name, variant) as never, A, {}, { p: 3 });
      expect(r.C, `${name} ${variant}`).toEqual(first.C);
    }
  }
});
