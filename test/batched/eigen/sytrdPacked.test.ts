// Tridiagonal forms of packed batches on the GPU: orders, kinds of data, and company that changes no bit.
import { describe, expect } from 'vitest';
import { limitsOf } from '../../../src/autotune/space.ts';
import { sizeClass } from '../../../src/batched/deviceBatch.gpu.ts';
import { distanceOf } from '../../../src/batched/eigen/packed.ts';
import { enqueueSytrdPacked } from '../../../src/batched/eigen/sytrdPacked.gpu.ts';
import { sytrdWays } from '../../../src/batched/eigen/sytrdPacked.kernels.ts';
import type { Context } from '../../../src/runtime/context.ts';
import { fewest, sampled } from '../../lib/sampled.ts';
import { gpuSweep, gpuTest, gpuWide } from '../../setup/contexts.ts';
import { element, KINDS, type Kind, nonOrthogonality, qOf, residual, uploadPacked } from './packedSupport.ts';

const EPS = 2 ** -24;

interface Batch {
  readonly n: number;
  readonly orders: readonly number[];
  readonly kind?: (z: number) => Kind;
  readonly seed?: (z: number) => number;
  readonly force?: string;
}

const ofKind = (batch: Batch) => (z: number, i: number, j: number) =>
  element(batch.kind?.(z) ?? 'noise', batch.seed?.(z) ?? z, batch.orders[z]!, i, j);

async function reduce(context: Context, batch: Batch) {
  const { orders, force } = batch;
  const n = distanceOf(batch.n);
  const { run, A } = uploadPacked(context, n, orders, ofKind(batch));
  const [d, e, tau] = [0, 1, 2].map(() => context.upload('s', new Float32Array(run.count * n).fill(-7))) as [
    typeof A,
    typeof A,
    typeof A,
  ];
  enqueueSytrdPacked(context.queue, run, { A, d, e, tau }, force);
  const found = await Promise.all([A, d, e, tau].map((x) => context.download(x)));
  for (const x of [A, d, e, tau, run.orders]) x.dispose();
  return found as [Float32Array, Float32Array, Float32Array, Float32Array];
}

/** The worst of residuals and of distances from orthogonality, in units of eps sqrt(n), largest elements being near 1. */
async function worst(context: Context, batch: Batch): Promise<number> {
  const { orders } = batch;
  const n = distanceOf(batch.n);
  const [a, d, e, tau] = await reduce(context, batch);
  const value = ofKind(batch);
  let most = 0;
  orders.forEach((own, z) => {
    if (own === 0) return;
    const Q = qOf(own, { data: a, off: z * n * n, ld: n, tau, offTau: z * n });
    const errors = [residual(own, (i, j) => value(z, i, j), Q, d, e, z * n), nonOrthogonality(own, Q)];
    for (const error of errors) most = error / (EPS * Math.sqrt(own)) <= most ? most : error / (EPS * Math.sqrt(own));
    expect([e[z * n + own - 1], tau[z * n + own - 1]]).toEqual([0, 0]);
  });
  return most;
}

const ORDERS = [...Array.from({ length: 121 }, (_, k) => 9 + k), 1, 2, 3, 8, 160, 192, 200];
/** Of each class one, or two. */
const FEW = [9, 12, 14, 19, 27, 32, 37, 60, 64, 70, 90, 110, 127, 128, 24];
/** The last of them is taken in several ways. */
const ONE = 24;

/** The names of the ways that the context has for an order. */
const waysOf = (context: Context, n: number): string[] => {
  const { lanes } = context.gpu!;
  return sytrdWays({ type: 's', ...limitsOf(context.gpu!), order: sizeClass(n, n), lanes }).map(({ name }) => name);
};

describe('enqueueSytrdPacked', () => {
  gpuTest('makes T and Q of every order', async (context) => {
    for (const n of sampled(context, ORDERS, 3)) expect(await worst(context, { n, orders: [n, n] })).toBeLessThan(12);
  });

  gpuSweep('has kernels that hold a matrix in registers', async (context) => {
    for (const n of fewest(context, FEW, 1)) {
      const ways = waysOf(context, n).filter((name) => name.startsWith('group'));
      const first = [ways[0], ways.find((name) => name.endsWith('memory'))];
      for (const force of n === ONE ? fewest(context, ways, 1) : first)
        if (force !== undefined)
          expect(await worst(context, { n, orders: [n, n - 1, 0, 1, n], force })).toBeLessThan(12);
    }
  });

  gpuWide('has one that reads half of what is left of a matrix for each column', async (context) => {
    for (const own of fewest(context, [129, 160, 8, 192, 13, 31, 66], 1)) {
      const n = distanceOf(own);
      const shapes = waysOf(context, n).filter((name) => name.startsWith('blocked'));
      for (const force of shapes.slice(0, own === 66 ? 2 : 1))
        expect(await worst(context, { n, orders: [own, 0, own - 1, 1, own], force })).toBeLessThan(12);
    }
  });

  gpuTest('takes every kind of matrix, zeros among them', async (context) => {
    const [n, own] = [24, 21];
    for (const force of fewest(context, waysOf(context, n), 1)) {
      const batch = { n, orders: KINDS.map(() => own), kind: (z: number) => KINDS[z]!, force };
      expect(await worst(context, batch)).toBeLessThan(12);
    }
  });

  gpuSweep('gives the same bits in any company', async (context) => {
    const [n, own, alone] = [48, 37, distanceOf(37)];
    for (const force of fewest(context, waysOf(context, n), 1)) {
      const orders = [own, 0, n, 40, 0, own];
      const [a, d, e, tau] = await reduce(context, { n, orders, seed: (z) => (z === 5 ? 0 : z), force });
      const [a1, d1, e1, tau1] = await reduce(context, { n: alone, orders: [own], force });
      for (const z of [0, 5]) {
        const vector = (x: Float32Array): number[] => [...x.subarray(z * n, z * n + own)];
        const expected = [d1, e1, tau1].map((x) => [...x.subarray(0, own)]);
        expect([vector(d), vector(e), vector(tau)]).toEqual(expected);
        for (let j = 0; j < own; j++)
          for (let i = j + 2; i < own; i++) expect(a[z * n * n + i + j * n]).toBe(a1[i + j * alone]);
      }
      // What has no order is left as it was.
      expect([...d.subarray(n, 2 * n)]).toEqual(Array.from({ length: n }, () => -7));
    }
  });
});
