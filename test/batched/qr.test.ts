// The kernel for QR of batches of small matrices, past the fronts: every extent, layout and shape against the formula, and bad members.
import { describe, expect } from 'vitest';
import { enqueueGeqrfBatch } from '../../src/batched/geqrfBatch.gpu.ts';
import { enqueueQrBatch } from '../../src/batched/qrBatch.gpu.ts';
import { qrShapeNames } from '../../src/batched/qrSmall.kernels.ts';
import type { Context } from '../../src/runtime/context.ts';
import { gpu, gpuTest } from '../setup/contexts.ts';
import { changedElsewhere, LAYOUTS, type Layout, noise, placeMatrices } from './placed.ts';

const EPS = 2 ** -24;
/** Software adapters compile for seconds what a GPU does in milliseconds. */
const software = gpu?.gpu?.software === true;
const slowly = /llvmpipe/.test(gpu?.gpu?.name ?? '');

type Shape = readonly [m: number, n: number];
type Value = (b: number, i: number, j: number) => number;
type Read = (i: number, j: number) => number;

const EXTENTS: readonly Shape[] = software
  ? [
      [1, 1],
      [3, 3],
      [5, 2],
      [2, 5],
      ...(slowly
        ? []
        : ([
            [9, 11],
            [7, 6],
          ] as const)),
    ]
  : [
      ...Array.from({ length: 32 }, (_, k): Shape => [k + 1, k + 1]),
      ...([
        [32, 1],
        [1, 32],
        [32, 5],
        [5, 32],
        [20, 13],
        [13, 20],
        [31, 30],
      ] as const),
    ];
const FEW: readonly Shape[] = software
  ? [[4, 3]]
  : [
      [3, 3],
      [9, 6],
      [6, 13],
      [24, 24],
      [32, 20],
    ];

const above = (x: number, y: number): number => (x > y || Number.isNaN(x) ? x : y);

/** max(|A - Q R| / |A|, |I - Q^T Q|) / (max(m, n) eps), infinite if R has something below its diagonal; norms are the largest sums of rows. */
function qrError([m, n]: Shape, a: Read, q: Read, r: Read): number {
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
function explicit([m, n]: Shape, factors: Read, tau: (k: number) => number): Read {
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

const same = (shape: Shape) => (): Shape => shape;
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
async function geqrf(context: Context, batch: Batch) {
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
async function qr(context: Context, batch: Batch) {
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

const BOTH = { geqrf, qr };

describe.each(['geqrf', 'qr'] as const)('%s', (name) => {
  const factor = BOTH[name];

  gpuTest('is right for every extent', async (context) => {
    for (const shape of EXTENTS) {
      const { error } = await factor(context, { layout: 'spaced', count: 3, shape: same(shape) });
      expect(error, `${shape}`).toBeLessThan(30);
    }
  });

  gpuTest('does not depend on where matrices lie, nor on their number', async (context) => {
    for (const shape of FEW) {
      const alone = await factor(context, { layout: 'packed', count: 1, shape: same(shape) });
      for (const layout of LAYOUTS) {
        for (const count of layout === 'packed' ? [0, 3, 37] : [3]) {
          const { error, one } = await factor(context, { layout, count, shape: same(shape) });
          expect(error, `${layout} ${count}`).toBeLessThan(30);
          if (count > 0) expect(one(0), `${layout} ${count}`).toEqual(alone.one(0));
        }
      }
    }
  });

  gpuTest('takes problems of various sizes, empty ones among them', async (context) => {
    const all: readonly Shape[] = software
      ? [
          [4, 3],
          [0, 3],
          [1, 1],
          [3, 4],
          [4, 0],
        ]
      : [
          [9, 6],
          [0, 3],
          [32, 32],
          [3, 4],
          [4, 0],
          [6, 9],
          [30, 2],
          [31, 29],
        ];
    const { error } = await factor(context, { layout: 'ragged', count: all.length, shape: (b) => all[b]! });
    expect(error).toBeLessThan(30);
  });

  gpuTest('is right in every shape', async (context) => {
    const names = (n: number): string[] =>
      qrShapeNames(n, n).filter((name) => name.includes('x64') && !name.includes('memory'));
    const shapes: readonly (readonly [n: number, names: readonly string[]])[] = software
      ? [
          [8, slowly ? [] : ['lanes-2x64-staged', 'lanes-2x64-memory']],
          [9, ['lanes-4x64-staged-block4']],
        ]
      : [12, 16, 31, 32].map((n) => [n, names(n)]);
    for (const [n, forces] of shapes) {
      for (const force of forces) {
        try {
          const { error } = await factor(context, { layout: 'packed', count: 19, shape: same([n, n]), force });
          expect(error, `${n} ${force}`).toBeLessThan(30);
        } catch (e) {
          // What the device has no subgroups or workgroup memory for.
          if (!(e instanceof RangeError)) throw e;
        }
      }
    }
  });

  gpuTest('keeps bad matrices to themselves', async (context) => {
    const [m, n] = [5, 4];
    const count = 12;
    const bad: Readonly<Record<number, Value>> = {
      1: () => 0,
      2: (_, i, j) => (i === 2 && j === 1 ? Number.NaN : noise(2, i, j)),
      4: (_, i) => noise(4, i, 0),
      5: (_, i, j) => (j === 0 ? Number.POSITIVE_INFINITY : noise(5, i, j)),
      7: (_, i, j) => (j === 1 ? 0 : noise(7, i, j)),
      8: (_, i, j) => noise(8, i, j) * 1e30,
      9: (_, i, j) => noise(9, i, j) * 1e-30,
      10: (_, i, j) => noise(10, i, j) * 10 ** (20 * (j - 2)),
    };
    const planted: Value = (b, i, j) => (bad[b] ?? noise)(b, i, j);
    const batch = { layout: 'spaced', count, shape: same([m, n]) } as const;
    const [clean, spoiled] = [await factor(context, batch), await factor(context, { ...batch, value: planted })];
    for (const b of [0, 3, 6, 11]) expect(spoiled.one(b), `${b}`).toEqual(clean.one(b));
    const finite =
      (b: number): Value =>
      (_, i, j) =>
        planted(b, i, j);
    for (const b of [1, 4, 7, 8, 9, 10]) {
      const { error } = await factor(context, { ...batch, count: 1, value: finite(b) });
      expect(error, `${b}`).toBeLessThan(30);
    }
    // A NaN in the second column leaves the first of R as it is, and is seen behind it.
    const [first, wild] = [clean.one(2), spoiled.one(2)];
    const r = name === 'geqrf' ? 0 : m * n;
    expect(wild[r]).toBe(first[r]);
    const ld = name === 'geqrf' ? m : n;
    expect([0, 1].every((i) => Number.isNaN(wild[r + ld + i]))).toBe(true);
    expect(spoiled.one(5).some((x) => Number.isNaN(x))).toBe(true);
  });

  gpuTest('takes operands that lie in one buffer', async (context) => {
    const [m, n] = [4, 3];
    const count = 5;
    const value = Array.from({ length: count * m * n }, (_, x) => noise(0, x, 0));
    const at = (b: number, i: number, j: number): number => b * m * n + i + j * m;
    const ways = name === 'geqrf' ? ['tau in A'] : ['R in A', 'Q in A', 'R in Q', 'all in A'];
    const mat = (data: ReturnType<Context['alloc']>, off: number, rows: number, cols: number) => ({
      data,
      off,
      rs: 1,
      cs: rows,
      stride: rows * cols,
    });
    for (const way of ways) {
      const big = context.upload('s', Float32Array.from([...value, ...new Array(200).fill(0)]));
      const [second, third] = [context.alloc('s', 200), context.alloc('s', 200)];
      const A = mat(big, 0, m, n);
      if (name === 'geqrf') {
        enqueueGeqrfBatch(context.queue, { m, n, count, A, tau: { data: big, off: 64, stride: n } });
        const all = await context.download(big);
        for (let b = 0; b < count; b++) {
          const factors: Read = (i, j) => all[at(b, i, j)]!;
          const q = explicit([m, n], factors, (k) => all[64 + b * n + k]!);
          const error = qrError(
            [m, n],
            (i, j) => Math.fround(value[at(b, i, j)]!),
            q,
            (i, j) => (i <= j ? factors(i, j) : 0),
          );
          expect(error, way).toBeLessThan(30);
        }
      } else {
        const inQ = way === 'Q in A' || way === 'all in A' ? big : second;
        const inR = way === 'R in A' || way === 'all in A' ? big : way === 'R in Q' ? second : third;
        enqueueQrBatch(context.queue, { m, n, count, A, Q: mat(inQ, 64, m, n), R: mat(inR, 128, n, n) });
        const [q, r] = await Promise.all([context.download(inQ), context.download(inR)]);
        for (let b = 0; b < count; b++) {
          const error = qrError(
            [m, n],
            (i, j) => Math.fround(value[at(b, i, j)]!),
            (i, k) => q[64 + at(b, i, k)]!,
            (k, j) => r[128 + b * n * n + k + j * n]!,
          );
          expect(error, way).toBeLessThan(30);
        }
      }
      for (const X of [big, second, third]) X.dispose();
    }
  });
});
