// Products with the orthogonal factors of tridiagonal reductions on the GPU: orders, shapes, some of the columns only, and company that
// changes no bit.
import { describe, expect } from 'vitest';
import { limitsOf } from '../../../src/autotune/space.ts';
import { sizeClass } from '../../../src/batched/deviceBatch.gpu.ts';
import { enqueueOrmtrPacked } from '../../../src/batched/eigen/ormtrPacked.gpu.ts';
import { ormtrShapeNames } from '../../../src/batched/eigen/ormtrPacked.kernels.ts';
import { distanceOf } from '../../../src/batched/eigen/packed.ts';
import type { Context } from '../../../src/runtime/context.ts';
import { sampled } from '../../lib/sampled.ts';
import { gpu, gpuTest } from '../../setup/contexts.ts';
import { noise } from '../placed.ts';
import { applyQ, uploadPacked } from './packedSupport.ts';

const EPS = 2 ** -24;

interface Batch {
  readonly n: number;
  readonly orders: readonly number[];
  readonly columns?: number;
  readonly seed?: (z: number) => number;
  readonly force?: string;
}

/** Runs a batch of arbitrary reflectors, every seventh of them I; the worst error in units of eps sqrt(n), and Z. */
async function apply(context: Context, batch: Batch) {
  const { orders, columns, force, seed = (z: number) => z } = batch;
  const n = distanceOf(batch.n);
  const v = (z: number, i: number, k: number): number => Math.fround(noise(seed(z), i, k) / 2);
  const value = (z: number, i: number, j: number): number => Math.fround(noise(seed(z) + 50, i, j));
  const { run, A } = uploadPacked(context, n, orders, (z, i, j) => (i > j + 1 ? v(z, i, j) : Number.NaN));
  const { run: other, A: Z } = uploadPacked(context, n, orders, value);
  const scales = new Float32Array(run.count * n).fill(Number.NaN);
  orders.forEach((own, z) => {
    for (let k = 0; k + 1 < own; k++) {
      let square = 1;
      for (let i = k + 2; i < own; i++) square += v(z, i, k) ** 2;
      scales[z * n + k] = k % 7 === 3 ? 0 : 2 / square;
    }
  });
  const tau = context.upload('s', scales);
  enqueueOrmtrPacked(context.queue, run, { A, tau, Z, columns, force });
  const [a, found] = (await Promise.all([A, Z].map((x) => context.download(x)))) as [Float32Array, Float32Array];
  for (const x of [A, Z, tau, run.orders, other.orders]) x.dispose();
  let worst = 0;
  orders.forEach((own, z) => {
    const C = Float64Array.from({ length: own * own }, (_, e) => value(z, e % own, Math.floor(e / own)));
    applyQ(own, { data: a, off: z * n * n, ld: n, tau: scales, offTau: z * n }, C, Math.min(own, columns ?? own));
    for (let j = 0; j < own; j++)
      for (let i = 0; i < own; i++) {
        const error = Math.abs(found[z * n * n + i + j * n]! - C[i + j * own]!) / (EPS * Math.sqrt(own));
        worst = error <= worst ? worst : error;
      }
  });
  return { worst, found };
}

const ORDERS = [...Array.from({ length: 121 }, (_, k) => 9 + k), 1, 2, 3, 8, 160, 192, 260];

describe('enqueueOrmtrPacked', () => {
  gpuTest('multiplies by reflectors of every order', async (context) => {
    for (const n of sampled(context, ORDERS, 3))
      expect((await apply(context, { n, orders: [n, n] })).worst).toBeLessThan(12);
  });

  gpuTest('takes columns of Z only as far as there are some', async (context) => {
    for (const columns of [1, 5]) {
      expect((await apply(context, { n: 20, orders: [20, 3, 0, 20], columns })).worst).toBeLessThan(12);
    }
  });

  gpuTest('gives the same bits in any company', async (context) => {
    const [n, own, alone] = [48, 37, distanceOf(37)];
    const { found } = await apply(context, { n, orders: [own, 0, n, 40], seed: (z) => z });
    const { found: single } = await apply(context, { n: own, orders: [own] });
    for (let j = 0; j < own; j++)
      expect([...found.subarray(j * n, j * n + own)]).toEqual([...single.subarray(j * alone, j * alone + own)]);
  });

  gpuTest('has shapes that agree', async (context) => {
    const { lanes } = gpu!.gpu!;
    const order = 24;
    const names = ormtrShapeNames({ ...limitsOf(gpu!.gpu!), order: sizeClass(order, order), columns: order, lanes });
    for (const force of sampled(context, names, 1))
      expect((await apply(context, { n: order, orders: [order, 23], force })).worst).toBeLessThan(12);
  });
});
