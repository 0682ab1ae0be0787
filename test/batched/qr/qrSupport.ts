// Batched QR for tests: geqrf and qr of a batch past the fronts, every result against its formula, and what else they must not touch.
import { expect } from 'vitest';
import { enqueueGeqrfBatch } from '../../../src/batched/qr/geqrfBatched.gpu.ts';
import { enqueueQrBatch } from '../../../src/batched/qr/qrBatched.gpu.ts';
import type { Context } from '../../../src/runtime/context.ts';
import { changedElsewhere, type Layout, noise, placeMatrices } from '../placed.ts';

const EPS = 2 ** -24;

export type Shape = readonly [m: number, n: number];
export type Value = (b: number, i: number, j: number) => number;
export type Read = (i: number, j: number) => number;

const above = (x: number, y: number): number => (x > y || Number.isNaN(x) ? x : y);

/**
 * max(|A - Q R| / |A|, |I - Q^T Q|) / (max(m, n) eps), infinite if R has something below its diagonal; norms are the largest sums of rows.
 */
export function qrError([m, n]: Shape, a: Read, q: Read, r: Read): number {
  const order = Math.min(m, n);
  let [size, residual, skew] = [0, 0, 0];
  for (let i = 0; i < m; i++) {
    let [row, off] = [0, 0];
    for (let j = 0; j < n; j++) {
      let sum = -a(i, j);
      for (let k = 0; k < order; k++) sum += q(i, k) * r(k, j);
      if (i < order && i > j && r(i, j) !== 0) return Number.POSITIVE_INFINITY;
      row += Math.abs(a(i, j));
      off += Math.abs(sum);
    }
    size = above(row, size);
    residual = above(off, residual);
  }
  for (let k = 0; k < order; k++) {
    let off = 0;
    for (let l = 0; l < order; l++) {
      let sum = k === l ? -1 : 0;
      for (let i = 0; i < m; i++) sum += q(i, k) * q(i, l);
      off += Math.abs(sum);
    }
    skew = above(off, skew);
  }
  return above(size === 0 ? residual : residual / size, skew) / (Math.max(m, n) * EPS);
}

/** Q from reflectors, in doubles. */
export function explicit([m, n]: Shape, factors: Read, tau: (k: number) => number): Read {
  const order = Math.min(m, n);
  const q = Array.from({ length: m * order }, (_, x) => Number(x % m === Math.floor(x / m)));
  for (let k = order - 1; k >= 0; k--) {
    const v = (i: number): number => (i < k ? 0 : i === k ? 1 : factors(i, k));
    for (let j = 0; j < order; j++) {
      let sum = 0;
      for (let i = k; i < m; i++) sum += v(i) * q[i + j * m]!;
      for (let i = k; i < m; i++) q[i + j * m]! -= tau(k) * v(i) * sum;
    }
  }
  return (i, j) => q[i + j * m]!;
}

interface Batch {
  readonly layout: Layout;
  readonly count: number;
  readonly shape: (b: number) => Shape;
  readonly value?: Value;
  readonly force?: string;
}

export const same = (shape: Shape) => (): Shape => shape;
const orderOf = ([m, n]: Shape): number => Math.min(m, n);
const lists = ({ layout, count, shape }: Batch) =>
  layout !== 'ragged'
    ? undefined
    : {
        m: Array.from({ length: count }, (_, b) => shape(b)[0]),
        n: Array.from({ length: count }, (_, b) => shape(b)[1]),
      };

const sizesOf = (batch: Batch) => {
  const [m, n] = batch.count === 0 ? [1, 1] : batch.shape(0);
  return { m, n, count: batch.count, sizes: lists(batch), ...(batch.force ? { force: batch.force } : {}) };
};

/** The elements that belong to the matrices of an operand. */
function elements(count: number, shape: (b: number) => Shape, at: (b: number, i: number, j: number) => number) {
  const written = new Set<number>();
  for (let b = 0; b < count; b++) {
    const [m, n] = shape(b);
    for (let i = 0; i < m; i++) for (let j = 0; j < n; j++) written.add(at(b, i, j));
  }
  return written;
}

/** The worst error of geqrf over a batch, and its results. */
export async function geqrf(context: Context, batch: Batch) {
  const { layout, count, shape, value = noise } = batch;
  const A = placeMatrices(context, layout, count, shape, value);
  const vectors = (b: number): Shape => [orderOf(shape(b)), 1];
  const tau = placeMatrices(
    context,
    layout === 'packed rows' || layout === 'spaced rows' ? 'spaced' : layout,
    count,
    vectors,
    () => 7,
  );
  const { data, off, stride, offsets, places } = tau.mat;
  const vec = { data, off, stride, offsets, ...(places === undefined ? {} : { places: places.offsets }) };
  enqueueGeqrfBatch(context.queue, { ...sizesOf(batch), A: A.mat, tau: vec });
  const [after, taus] = await Promise.all([A.read(), tau.read()]);
  expect(changedElsewhere(A.before, after, elements(count, shape, A.at)), `${layout} A`).toBe(0);
  expect(changedElsewhere(tau.before, taus, elements(count, vectors, tau.at)), `${layout} tau`).toBe(0);
  let error = 0;
  for (let b = 0; b < count; b++) {
    const [m, n] = shape(b);
    const factors: Read = (i, j) => after[A.at(b, i, j)]!;
    const q = explicit([m, n], factors, (k) => taus[tau.at(b, k, 0)]!);
    const a: Read = (i, j) => Math.fround(value(b, i, j));
    error = above(
      qrError([m, n], a, q, (i, j) => (i <= j ? factors(i, j) : 0)),
      error,
    );
  }
  const one = (b: number): number[] => {
    const [m, n] = shape(b);
    const own = Array.from({ length: m * n }, (_, x) => after[A.at(b, x % m, Math.floor(x / m))]!);
    return [...own, ...Array.from({ length: orderOf([m, n]) }, (_, k) => taus[tau.at(b, k, 0)]!)];
  };
  A.dispose();
  tau.dispose();
  return { error, one };
}

/** The worst error of qr over a batch, and its results. */
export async function qr(context: Context, batch: Batch) {
  const { layout, count, shape, value = noise } = batch;
  const A = placeMatrices(context, layout, count, shape, value);
  const [ofQ, ofR] = [
    (b: number): Shape => [shape(b)[0], orderOf(shape(b))],
    (b: number): Shape => [orderOf(shape(b)), shape(b)[1]],
  ];
  const Q = placeMatrices(context, layout, count, ofQ, () => 7);
  const R = placeMatrices(context, layout, count, ofR, () => 7);
  enqueueQrBatch(context.queue, { ...sizesOf(batch), A: A.mat, Q: Q.mat, R: R.mat });
  const [a, q, r] = await Promise.all([A.read(), Q.read(), R.read()]);
  expect(changedElsewhere(A.before, a, new Set()), `${layout} A`).toBe(0);
  expect(changedElsewhere(Q.before, q, elements(count, ofQ, Q.at)), `${layout} Q`).toBe(0);
  expect(changedElsewhere(R.before, r, elements(count, ofR, R.at)), `${layout} R`).toBe(0);
  let error = 0;
  for (let b = 0; b < count; b++) {
    const [inA, inQ, inR]: [Read, Read, Read] = [
      (i, j) => a[A.at(b, i, j)]!,
      (i, j) => q[Q.at(b, i, j)]!,
      (i, j) => r[R.at(b, i, j)]!,
    ];
    error = above(qrError(shape(b), inA, inQ, inR), error);
  }
  const of = (X: typeof Q, read: Float32Array, [rows, cols]: Shape, b: number): number[] =>
    Array.from({ length: rows * cols }, (_, x) => read[X.at(b, x % rows, Math.floor(x / rows))]!);
  const one = (b: number): number[] => [...of(Q, q, ofQ(b), b), ...of(R, r, ofR(b), b)];
  for (const X of [A, Q, R]) X.dispose();
  return { error, one };
}
