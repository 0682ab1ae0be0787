// The two stages of a tridiagonal reduction on the GPU: each against its formula in doubles, and the product of both factors.
import { describe, expect } from 'vitest';
import {
  diagonalsOf,
  enqueueBand,
  enqueueChased,
  enqueueSb2st,
  takeBand,
} from '../../../src/lapack/eigen/sb2st.gpu.ts';
import { enqueueBandFactor, enqueueSy2sb } from '../../../src/lapack/eigen/sy2sb.gpu.ts';
import { enqueueEigenvalues, enqueueSyevd } from '../../../src/lapack/eigen/syevd.hybrid.ts';
import { enqueueSyevx } from '../../../src/lapack/eigen/syevx.hybrid.ts';
import type { DeviceBuffer, DeviceMat } from '../../../src/runtime/buffer.ts';
import type { Context } from '../../../src/runtime/context.ts';
import { scope } from '../../../src/runtime/workspace.ts';
import { some } from '../../lib/sampled.ts';
import { gpuTest } from '../../setup/contexts.ts';
import { random, symmetric, ULP } from './reduced.ts';

interface Found {
  readonly d: Float64Array;
  readonly e: Float64Array;
  /** The product of both factors with the unit matrix, n x columns. */
  readonly Q: Float64Array;
}

/** Both stages of a symmetric matrix, and Q's first columns. */
async function reduce(context: Context, n: number, kd: number, a: Float64Array, columns = n): Promise<Found> {
  const { queue } = context;
  const order = 4 * Math.ceil(n / 4);
  const whole = new Float32Array(order * order);
  for (let j = 0; j < n; j++) for (let i = 0; i < n; i++) whole[i + j * order] = a[i + j * n]!;
  const unit = new Float32Array(order * columns);
  for (let j = 0; j < columns; j++) unit[j * (order + 1)] = 1;
  const buffers = {
    S: context.upload('s', whole),
    C: context.upload('s', unit),
    T: context.alloc('s', 3 * order),
    V: context.alloc('s', order * n),
  };
  const mat = (data: (typeof buffers)['S'], off = 0) => ({ data, off, ld: order });
  const [S, C, V] = [mat(buffers.S), mat(buffers.C), mat(buffers.V)];
  const [D, E, tau] = [0, 1, 2].map((k) => mat(buffers.T, k * order)) as [typeof S, typeof S, typeof S];
  scope(queue, (ws) => {
    enqueueSy2sb(queue, { order, kd, S, tau });
    const band = takeBand(ws, S, n, kd);
    enqueueBand(queue, n, kd, diagonalsOf(S), band);
    enqueueSb2st(queue, { n, kd, band, V, D, E });
    enqueueChased(queue, { n, kd, V, C, columns });
    enqueueBandFactor(queue, { kd, S, tau }, n, C, columns);
  });
  const [t, c] = [await context.download(buffers.T), await context.download(buffers.C)];
  const Q = new Float64Array(n * columns);
  for (let j = 0; j < columns; j++) for (let i = 0; i < n; i++) Q[i + j * n] = c[i + j * order]!;
  // Without reflectors the same
  scope(queue, (ws) => {
    const band = takeBand(ws, S, n, kd);
    enqueueBand(queue, n, kd, diagonalsOf(S), band);
    enqueueSb2st(queue, { n, kd, band, D, E });
  });
  const again = await context.download(buffers.T);
  expect(again.subarray(0, n)).toEqual(t.subarray(0, n));
  expect(again.subarray(order, order + n - 1)).toEqual(t.subarray(order, order + n - 1));
  for (const buffer of Object.values(buffers)) buffer.dispose();
  return { d: Float64Array.from(t.subarray(0, n)), e: Float64Array.from(t.subarray(order, order + n - 1)), Q };
}

/** |A Q - Q T| / (|A| n ulp) and |I - Q^T Q| / (n ulp), 1-norms. */
function errors(n: number, a: Float64Array, { d, e, Q }: Found): [number, number] {
  let [norm, residual, unit] = [0, 0, 0];
  for (let j = 0; j < n; j++) {
    let [own, column, ones] = [0, 0, 0];
    for (let i = 0; i < n; i++) {
      let [sum, dot] = [-Q[i + j * n]! * d[j]!, i === j ? -1 : 0];
      if (j > 0) sum -= Q[i + (j - 1) * n]! * e[j - 1]!;
      if (j < n - 1) sum -= Q[i + (j + 1) * n]! * e[j]!;
      for (let k = 0; k < n; k++) {
        sum += a[k + i * n]! * Q[k + j * n]!;
        dot += Q[k + i * n]! * Q[k + j * n]!;
      }
      own += Math.abs(a[i + j * n]!);
      column += Math.abs(sum);
      ones += Math.abs(dot);
    }
    norm = Math.max(norm, own);
    residual = column <= residual ? residual : column;
    unit = ones <= unit ? unit : ones;
  }
  return [residual / ((norm || 1) * n * ULP), unit / (n * ULP)];
}

async function expectGood(context: Context, n: number, kd: number, element: (i: number, j: number) => number) {
  const a = symmetric(n, element);
  const [residual, orthogonality] = errors(n, a, await reduce(context, n, kd, a));
  expect(residual < 30, `${n} ${kd}: residual ${residual}`).toBe(true);
  expect(orthogonality < 30, `${n} ${kd}: orthogonality ${orthogonality}`).toBe(true);
}

/** Eigenvalues, vectors and info of the drivers with a reduction in so many stages. */
async function solve(context: Context, n: number, a: Float64Array, stages: 'one' | 'two', uplo: 'l' | 'u' = 'l') {
  const { queue } = context;
  const alloc = () => ({
    A: context.upload('s', Float32Array.from(a)),
    W: context.alloc('s', n),
    info: context.alloc('i', 1),
  });
  const [whole, alone, part] = [
    alloc(),
    alloc(),
    { ...alloc(), Z: context.alloc('s', n * n), m: context.alloc('i', 1) },
  ];
  const mats = <K extends string>(buffers: Record<K, DeviceBuffer>) =>
    Object.fromEntries(Object.entries(buffers).map(([name, data]) => [name, { data, off: 0, ld: n }])) as Record<
      K,
      DeviceMat
    >;
  await enqueueSyevd(queue, { uplo, n, stages, ...mats(whole) });
  enqueueEigenvalues(queue, { uplo, n, stages, ...mats(alone) });
  const [il, iu] = [Math.ceil(n / 3), Math.ceil(n / 3) + 9];
  const chosen = { range: 'i', vl: 0, vu: 0, il, iu, abstol: 0 } as const;
  await enqueueSyevx(queue, { jobz: 'v', uplo, n, stages, ...chosen, ...mats(part) });
  const found = {
    Z: Float64Array.from(await context.download(whole.A)),
    W: Float64Array.from(await context.download(whole.W)),
    values: Float64Array.from(await context.download(alone.W)),
    some: Float64Array.from(await context.download(part.W)).subarray(0, 10),
    vectors: Float64Array.from(await context.download(part.Z)).subarray(0, 10 * n),
    info: [
      ...(await context.download(whole.info)),
      ...(await context.download(alone.info)),
      ...(await context.download(part.info)),
    ],
    first: il - 1,
  };
  for (const buffer of [whole, alone, part].flatMap((buffers) => Object.values(buffers))) buffer.dispose();
  return found;
}

/** max |A z - w z| over the pairs, and max |w - v|, in units of n ulp |A|. */
function pairs(n: number, a: Float64Array, w: Float64Array, Z: Float64Array): number {
  let [worst, norm] = [0, 0];
  for (let i = 0; i < n; i++) {
    let row = 0;
    for (let k = 0; k < n; k++) row += Math.abs(a[i + k * n]!);
    norm = Math.max(norm, row);
  }
  for (let j = 0; j < w.length; j++)
    for (let i = 0; i < n; i++) {
      let sum = -w[j]! * Z[i + j * n]!;
      for (let k = 0; k < n; k++) sum += a[i + k * n]! * Z[k + j * n]!;
      const size = Math.abs(sum);
      worst = size <= worst ? worst : size;
    }
  return worst / (norm * n * ULP);
}

describe('on a GPU', () => {
  gpuTest('orders around multiples of the bandwidth', async (context) => {
    for (const n of some([1, 2, 3, 8, 9, 10, 17, 18, 70, 131], 5)) await expectGood(context, n, 8, random(n));
    await expectGood(context, 50, 16, random(4));
    for (const n of some([32, 33, 130], 1)) await expectGood(context, n, 32, random(n));
  });

  gpuTest('special matrices, large and small numbers', async (context) => {
    const n = 45;
    const elements: Record<string, (i: number, j: number) => number> = {
      zero: () => 0,
      diagonal: (i, j) => (i === j ? i - 3 : 0),
      'a band already': (i, j) => (Math.abs(i - j) <= 8 ? 1 / (1 + i + j) : 0),
      tridiagonal: (i, j) => (i === j ? 2 : Math.abs(i - j) === 1 ? -1 : 0),
      'of rank one': () => 1,
      graded: (i, j) => 10 ** (-(i + j) / 5),
    };
    for (const element of Object.values(elements)) await expectGood(context, n, 8, element);
  });

  gpuTest('drivers in two stages', async (context) => {
    const problems = [
      [100, 1, 'l'],
      [131, 1e30, 'u'],
      [70, 1e-30, 'l'],
    ] as const;
    for (const [n, factor, uplo] of some(problems, 1)) {
      const a = symmetric(n, random(n, factor));
      const [one, two] = [await solve(context, n, a, 'one', uplo), await solve(context, n, a, 'two', uplo)];
      expect(two.info).toEqual([0, 0, 0]);
      const most = Math.max(...one.W.map(Math.abs));
      const apart = (x: Float64Array, y: Float64Array): number =>
        x.reduce((worst, value, i) => Math.max(worst, Math.abs(value - y[i]!)), 0) / (most * n * ULP);
      expect(apart(two.W, one.W) < 5, `${n}: values with vectors`).toBe(true);
      expect(apart(two.values, one.W) < 5, `${n}: values alone`).toBe(true);
      expect(apart(two.some, one.W.subarray(two.first, two.first + 10)) < 5, `${n}: some values`).toBe(true);
      expect(pairs(n, a, two.W, two.Z) < 30, `${n}: pairs`).toBe(true);
      expect(pairs(n, a, two.some, two.vectors) < 30, `${n}: some pairs`).toBe(true);
    }
  });

  gpuTest('what is not finite ends with info', async (context) => {
    const n = 70;
    const next = random(5);
    const a = symmetric(n, (i, j) => (i === 50 && j === 7 ? Number.NaN : next()));
    const { info, W, values } = await solve(context, n, a, 'two');
    expect(info).toEqual([n, n, n]);
    expect([...W, ...values].every(Number.isNaN)).toBe(true);
  });
});
