// Batches of least-squares problems of every rank for tests of gelsy, wherever their matrices lie, and what came of them beside
// pseudo-inverses in doubles.
import { expect } from 'vitest';
import { enqueueGelsyBatch } from '../../../src/batched/qr/gelsyBatched.gpu.ts';
import { gelsyBatched, gelsyStridedBatched, gelsyVbatched, type Ptr } from '../../../src/index.ts';
import type { Context } from '../../../src/runtime/context.ts';
import { changedElsewhere, type Layout, type Placed, placeMatrices, placePivots } from '../placed.ts';

export type Shape = readonly [m: number, n: number, nrhs: number];

/** An integer in -4..4. */
export function digit(b: number, i: number, j: number, salt: number): number {
  let h = Math.imul(b + 1 + 977 * salt, 0x9e3779b1) ^ Math.imul(i + 7, 0x85ebca6b) ^ Math.imul(j + 13, 0xc2b2ae35);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39);
  return (((h ^ (h >>> 15)) >>> 8) % 9) - 4;
}

/** A = L W^T, L m x rank and W n x rank of integers, both well conditioned: all of it is exact. */
interface Member {
  readonly m: number;
  readonly n: number;
  readonly rank: number;
  readonly L: (i: number, l: number) => number;
  readonly W: (j: number, l: number) => number;
}

export function member(b: number, [m, n]: Shape, rank: number): Member {
  const lift = 6 * Math.ceil(Math.sqrt(Math.max(m, n)));
  return {
    ...{ m, n, rank },
    L: (i, l) => digit(b, i, l, 1) + (i === l ? lift : 0),
    W: (j, l) => digit(b, j, l, 2) + (j === l ? lift : 0),
  };
}

export const element = ({ rank, L, W }: Member, i: number, j: number): number => {
  let sum = 0;
  for (let l = 0; l < rank; l++) sum += L(i, l) * W(j, l);
  return sum;
};

/** x of G x = y by Cholesky, in place. */
function solveSpd(order: number, G: number[][], y: number[]): number[] {
  for (let k = 0; k < order; k++) {
    for (let i = k + 1; i < order; i++) {
      const f = G[i]![k]! / G[k]![k]!;
      for (let j = k; j < order; j++) G[i]![j]! -= f * G[k]![j]!;
      y[i]! -= f * y[k]!;
    }
  }
  for (let k = order - 1; k >= 0; k--) {
    for (let j = k + 1; j < order; j++) y[k]! -= G[k]![j]! * y[j]!;
    y[k]! /= G[k]![k]!;
  }
  return y;
}

const gram = (order: number, rows: number, X: (i: number, l: number) => number): number[][] =>
  Array.from({ length: order }, (_, k) =>
    Array.from({ length: order }, (_, l) => {
      let sum = 0;
      for (let i = 0; i < rows; i++) sum += X(i, k) * X(i, l);
      return sum;
    }),
  );

/** A^+ b = W (W^T W)^-1 (L^T L)^-1 L^T b */
export function leastNorm({ m, n, rank, L, W }: Member, b: (i: number) => number): number[] {
  const projected = Array.from({ length: rank }, (_, l) => {
    let sum = 0;
    for (let i = 0; i < m; i++) sum += L(i, l) * b(i);
    return sum;
  });
  const y = solveSpd(rank, gram(rank, m, L), projected);
  const u = solveSpd(rank, gram(rank, n, W), y);
  return Array.from({ length: n }, (_, j) => {
    let sum = 0;
    for (let l = 0; l < rank; l++) sum += W(j, l) * u[l]!;
    return sum;
  });
}

export interface Batch {
  readonly layout: Layout;
  readonly count: number;
  readonly shape: (b: number) => Shape;
  readonly rank: (b: number) => number;
  /** What A and B are multiplied by. */
  readonly scale?: (b: number) => readonly [ofA: number, ofB: number];
  /** Elements that are something else. */
  readonly wild?: (b: number, i: number, j: number) => number | undefined;
  readonly marks?: (b: number, j: number) => boolean;
  readonly rcond?: number;
  readonly force?: string;
}

const pointer = ({ mat }: Placed): Ptr<'s'> => ({ buffer: mat.data, offset: mat.off }) as unknown as Ptr<'s'>;

/** A call of the form that a layout stands for; with `force` past the fronts. */
async function call(
  context: Context,
  batch: Batch,
  A: Placed,
  B: Placed,
  jpvt: ReturnType<typeof placePivots>,
  out: { rank: Ptr<'i'>; info: Ptr<'i'> },
) {
  const { layout, count, shape, rcond, force } = batch;
  const { queue } = context;
  const shapes = Array.from({ length: count }, (_, b) => shape(b));
  const [m, n, nrhs] = shapes[0] ?? [1, 1, 1];
  const pivots = { buffer: jpvt.vec.data, offset: jpvt.vec.off } as unknown as Ptr<'i'>;
  const byRows = layout.endsWith('rows');
  const common = {
    ...{ A: pointer(A), B: pointer(B), jpvt: pivots, rank: out.rank, info: out.info },
    ...{ layout: byRows ? ('row' as const) : ('col' as const) },
    ...(rcond === undefined ? {} : { rcond }),
  };
  const ldOf = ({ mat }: Placed): number => (byRows ? mat.rs : mat.cs);
  if (force !== undefined) {
    const list = (x: Ptr<'i'>) => ({ data: x.buffer as never, off: x.offset, ld: 1 });
    const lists = { rank: list(out.rank), info: list(out.info) };
    const operands = { A: A.mat, B: B.mat, jpvt: jpvt.vec };
    enqueueGelsyBatch(queue, { m, n, nrhs, count, ...operands, rcond: rcond ?? -1, ...lists, force });
  } else if (layout === 'ragged') {
    const sizes = { m: shapes.map((s) => s[0]), n: shapes.map((s) => s[1]), nrhs: shapes.map((s) => s[2]) };
    const lds = { lda: A.mat.places!.lds, ldb: B.mat.places!.lds };
    const places = { offsetsA: A.mat.places!.offsets, offsetsB: B.mat.places!.offsets, offsetsJpvt: jpvt.vec.places! };
    await gelsyVbatched(queue, { ...sizes, ...common, ...lds, ...places });
  } else if (layout === 'lists') {
    const at = ({ mat }: Placed) => ({ buffer: mat.offsets!.data, offset: mat.offsets!.off }) as unknown as Ptr<'i'>;
    const each = { lda: ldOf(A), ldb: ldOf(B), offsetsA: at(A), offsetsB: at(B), strideJpvt: jpvt.vec.stride };
    await gelsyBatched(queue, { m, n, nrhs, batchCount: count, ...common, ...each });
  } else {
    const each = {
      lda: ldOf(A),
      ldb: ldOf(B),
      strideA: A.mat.stride,
      strideB: B.mat.stride,
      strideJpvt: jpvt.vec.stride,
    };
    await gelsyStridedBatched(queue, { m, n, nrhs, batchCount: count, ...common, ...each });
  }
}

/**
 * Solves a batch; of every problem its rank, info, X, what is below X, A and the permutation, and the error of X against the
 * pseudo-inverse.
 */
export async function gelsy(context: Context, batch: Batch) {
  const { layout, count, shape, rank, scale = () => [1, 1], wild = () => undefined, marks = () => false } = batch;
  const members = Array.from({ length: count }, (_, b) => member(b, shape(b), rank(b)));
  const rows = (b: number): number => Math.max(shape(b)[0], shape(b)[1]);
  const rhs = (b: number, i: number, j: number): number => digit(b, i, j, 3);
  const A = placeMatrices(
    ...([context, layout, count] as const),
    (b) => [shape(b)[0], shape(b)[1]],
    (b, i, j) => wild(b, i, j) ?? element(members[b]!, i, j) * scale(b)[0],
  );
  const B = placeMatrices(
    ...([context, layout, count] as const),
    (b) => [rows(b), shape(b)[2]],
    (b, i, j) => (i < shape(b)[0] ? rhs(b, i, j) * scale(b)[1] : Number.NaN),
  );
  const most = Math.max(1, ...members.map(({ n }) => n));
  const jpvt = placePivots(context, count, most, layout === 'ragged');
  const marked = await jpvt.read();
  for (const [b, { n }] of members.entries()) for (let j = 0; j < n; j++) marked[jpvt.at(b, j)] = Number(marks(b, j));
  jpvt.vec.data.set(marked, 0);
  const ints = context.upload('i', new Int32Array(2 * count + 3).fill(-99));
  await call(context, batch, A, B, jpvt, { rank: ints.at(1), info: ints.at(count + 2) });
  const [a, x, pivots, said] = await Promise.all([A.read(), B.read(), jpvt.read(), context.download(ints)]);
  const [inA, inB, inPivots] = [new Set<number>(), new Set<number>(), new Set<number>()];
  const results = members.map((one, b) => {
    const [m, n, nrhs] = shape(b);
    const take = (
      from: Float32Array,
      X: Placed,
      first: number,
      end: number,
      cols: number,
      own: Set<number>,
    ): number[] =>
      Array.from({ length: Math.max(0, end - first) * cols }, (_, k) => {
        const [i, j] = [first + (k % (end - first)), Math.floor(k / (end - first))];
        own.add(X.at(b, i, j));
        return from[X.at(b, i, j)]!;
      });
    const X = take(x, B, 0, n, nrhs, inB);
    let error = 0;
    const [ofA, ofB] = scale(b);
    for (let j = 0; j < nrhs; j++) {
      const expected = leastNorm(one, (i) => rhs(b, i, j));
      const size = Math.hypot(...expected) || 1;
      const off = Math.hypot(...expected.map((value, i) => ((X[i + j * n]! * ofA) / ofB - value) / size));
      if (!(off <= error)) error = off;
    }
    const below = take(x, B, n, rows(b), nrhs, inB);
    for (let j = 0; j < (one.rank === n && m > n ? nrhs : 0); j++) {
      const residual = Array.from({ length: m }, (_, i) => {
        let sum = rhs(b, i, j);
        for (let l = 0; l < n; l++) sum -= (element(one, i, l) * X[l + j * n]! * ofA) / ofB;
        return sum;
      });
      const found = Math.hypot(...below.slice(j * (m - n), (j + 1) * (m - n))) / ofB;
      const off = Math.abs(found - Math.hypot(...residual)) / (1 + Math.hypot(...residual));
      if (!(off <= error)) error = off;
    }
    for (let j = 0; j < n; j++) inPivots.add(jpvt.at(b, j));
    return {
      ...{ rank: said[1 + b]!, info: said[count + 2 + b]!, X, error },
      A: take(a, A, 0, m, n, inA),
      permutation: Array.from({ length: n }, (_, j) => pivots[jpvt.at(b, j)]!),
    };
  });
  expect([said[0], said[count + 1], said[2 * count + 2]]).toEqual([-99, -99, -99]);
  expect(changedElsewhere(A.before, a, inA), `${layout} A`).toBe(0);
  expect(changedElsewhere(B.before, x, inB), `${layout} B`).toBe(0);
  expect(pivots.every((value, k) => inPivots.has(k) || value === marked[k])).toBe(true);
  for (const X of [A, B, jpvt, ints]) X.dispose();
  return results;
}
