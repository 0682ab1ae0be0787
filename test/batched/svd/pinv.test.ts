// Pseudoinverses and ranks of batches on every backend: of known rank and threshold, in all forms and layouts, bad members.
import { describe, expect, it } from 'vitest';
import {
  matrixRankBatched,
  matrixRankStridedBatched,
  matrixRankVbatched,
  pinvBatched,
  pinvStridedBatched,
  pinvVbatched,
} from '../../../src/batched/svd/routines.gen.ts';
import type { Context } from '../../../src/index.ts';
import { pinvStridedBatchedCase } from '../../../testing/cases/batched/svd/pinvStridedBatched.ts';
import { type Case, complaints } from '../../../testing/lib/case.ts';
import { some, wide } from '../../lib/sampled.ts';
import { contexts, cpu, gpu } from '../../setup/contexts.ts';
import { noise } from '../placed.ts';

const software = gpu?.gpu?.software ?? true;
type Layout = 'col' | 'row';
type Form = 'strided' | 'batched' | 'vbatched';
type Real = 's' | 'd';
const EPS = { s: 2 ** -23, d: 2 ** -52 } as const;

/** A dense matrix; rows are lists. */
type Rows = readonly (readonly number[])[];

const rows = (m: number, n: number, value: (i: number, j: number) => number): Rows =>
  Array.from({ length: m }, (_, i) => Array.from({ length: n }, (_, j) => value(i, j)));

interface Outcome {
  readonly X: Rows[];
  readonly rank: number[];
  readonly info: number[];
  readonly nonfinite: number[];
}

const GUARD = -1e10;

/** Matrices and their inverses between guard elements, in one buffer each; where lists say where they lie, in reverse order. */
async function call(
  context: Context,
  prec: Real,
  matrices: readonly Rows[],
  sizes: readonly (readonly [m: number, n: number])[],
  { form = 'strided', layout = 'col', more = {} }: { form?: Form; layout?: Layout; more?: object } = {},
): Promise<Outcome> {
  const count = matrices.length;
  const byRows = layout === 'row';
  const [m, n] = [sizes.map(([m]) => m), sizes.map(([, n]) => n)];
  const [most, across] = [Math.max(...m, 1), Math.max(...n, 1)];
  const [lda, ldx] = byRows ? [across + 2, most + 1] : [most + 2, across + 1];
  const each = (most + across + 3) * (most + across + 3);
  const starts = m.map((_, b) => (form === 'strided' ? b : count - 1 - b) * each);
  const at = (b: number, ld: number, i: number, j: number) => 3 + starts[b]! + (byRows ? i * ld + j : i + j * ld);
  const Numbers = prec === 's' ? Float32Array : Float64Array;
  const before = new Numbers(3 + count * each).fill(GUARD);
  for (const [b, A] of matrices.entries())
    for (const [i, row] of A.entries()) for (const [j, x] of row.entries()) before[at(b, lda, i, j)] = x;
  const A = context.upload(prec, before as Float32Array & Float64Array);
  const X = context.upload(prec, new Numbers(3 + count * each).fill(GUARD) as Float32Array & Float64Array);
  const lists = context.upload('i', new Int32Array(3 * count).fill(99));
  const [info, rank, nonfinite] = [0, count, 2 * count].map((place) => lists.at(place));
  const list = () => context.upload('i', Int32Array.from(starts));
  const operands = { A: A.at(3), X: X.at(3), info: info!, rank: rank!, nonfinite: nonfinite!, layout, ...more };
  if (form === 'vbatched') {
    const places = { m, n, lda: m.map(() => lda), offsetsA: starts, ldx: m.map(() => ldx), offsetsX: starts };
    await pinvVbatched(context.queue, { ...operands, ...places }, prec);
  } else {
    const one = { ...operands, m: m[0]!, n: n[0]!, lda, ldx, batchCount: count };
    if (form === 'strided') await pinvStridedBatched(context.queue, { ...one, strideA: each, strideX: each }, prec);
    else await pinvBatched(context.queue, { ...one, offsetsA: list(), offsetsX: list() }, prec);
  }
  const after = await context.download(X);
  const own = new Set(sizes.flatMap(([m, n], b) => rows(n, m, (i, j) => at(b, ldx, i, j)).flat()));
  for (let k = 0; k < after.length; k++)
    if (!own.has(k) && after[k] !== GUARD) throw new Error(`element ${k} beside the matrices has changed`);
  expect(await context.download(A)).toEqual(before);
  const said = [...(await context.download(lists))];
  return {
    X: sizes.map(([m, n], b) => rows(n, m, (i, j) => after[at(b, ldx, i, j)]!)),
    info: said.slice(0, count),
    rank: said.slice(count, 2 * count),
    nonfinite: said.slice(2 * count),
  };
}

/** The largest difference of elements. */
const distance = (X: Rows, Y: Rows): number =>
  X.reduce((most, row, i) => row.reduce((own, x, j) => Math.max(own, Math.abs(x - Y[i]![j]!)), most), 0);

/** u v^T with the pseudoinverse v u^T / (|u|^2 |v|^2). */
function ofRankOne(m: number, n: number, size = 1): { A: Rows; X: Rows } {
  const [u, v] = [(i: number) => size * (i + 1), (j: number) => j - 0.5];
  let [uu, vv] = [0, 0];
  for (let i = 0; i < m; i++) uu += u(i) ** 2;
  for (let j = 0; j < n; j++) vv += v(j) ** 2;
  return { A: rows(m, n, (i, j) => u(i) * v(j)), X: rows(n, m, (i, j) => (v(i) * u(j)) / uu / vv) };
}

const backends = contexts.flatMap((context) =>
  (context === cpu ? (['s', 'd'] as const) : (['s'] as const)).map((prec) => [context.backend, prec, context] as const),
);

describe.each(backends)('on the %s backend, precision %s', (_, prec, context) => {
  const eps = EPS[prec];
  const Numbers = prec === 's' ? Float32Array : Float64Array;

  const large = [
    [150, 128],
    [40, 200],
    [130, 129],
  ] as const;
  const shapes = [[4, 3], [3, 4], [5, 5], ...(software && context !== cpu ? [] : large)] as const;

  it.each(shapes)('%i x %i of rank one and of extreme size', async (m, n) => {
    const sizes = [1, 1e-15, 1e15];
    const problems = sizes.map((size) => ofRankOne(m, n, size));
    const r = await call(
      context,
      prec,
      problems.map(({ A }) => A),
      sizes.map(() => [m, n]),
    );
    expect([r.info, r.rank, r.nonfinite]).toEqual([
      [0, 0, 0],
      [1, 1, 1],
      [0, 0, 0],
    ]);
    for (const [b, { X }] of problems.entries()) {
      const size = Math.max(...X.flat().map(Math.abs));
      expect(distance(r.X[b]!, X) / size).toBeLessThan(20 * (m + n) * eps);
    }
  });

  it('zero has rank 0 and the pseudoinverse zero, whatever the threshold', async () => {
    const zero = rows(4, 2, () => 0);
    for (const rcond of [-1, 0, Number.POSITIVE_INFINITY]) {
      const r = await call(context, prec, [zero], [[4, 2]], { more: { rcond } });
      expect([r.info, r.rank]).toEqual([[0], [0]]);
      expect(r.X[0]!.flat().every((x) => x === 0)).toBe(true);
    }
  });

  it('values up to rcond times the largest count as zero', async () => {
    const values = [8, 4, 1, 0.25];
    const A = rows(4, 4, (i, j) => (i === 3 - j ? values[i]! : 0));
    for (const [rcond, rank] of [
      [0, 4],
      [-3, 4],
      [0.1, 3],
      [0.3, 2],
      [0.6, 1],
      [1, 0],
    ] as const) {
      const r = await call(context, prec, [A], [[4, 4]], { more: { rcond } });
      expect([r.info, r.rank]).toEqual([[0], [rank]]);
      const X = rows(4, 4, (i, j) => (i === 3 - j && j < rank ? 1 / values[j]! : 0));
      expect(distance(r.X[0]!, X)).toBeLessThan(100 * eps);
      const [found, info] = [context.alloc('i', 1), context.alloc('i', 1)];
      const given = context.upload(prec, Numbers.from(A.flat()) as never);
      const call1 = { m: 4, n: 4, rcond, A: given, lda: 4, strideA: 16, rank: found, info, batchCount: 1 };
      await matrixRankStridedBatched(context.queue, call1, prec);
      expect([...(await context.download(found)), ...(await context.download(info))]).toEqual([rank, 0]);
    }
  });

  it('all forms and layouts give the same bits, alone too', async () => {
    const A = Array.from({ length: 5 }, (_, b) => rows(7, 5, (i, j) => noise(b, i, j)));
    const sizes = A.map(() => [7, 5] as const);
    const first = await call(context, prec, A, sizes);
    expect([first.info, first.rank]).toEqual([
      [0, 0, 0, 0, 0],
      [5, 5, 5, 5, 5],
    ]);
    for (const placing of [
      { form: 'batched' },
      { form: 'vbatched' },
      { layout: 'row' },
      { form: 'vbatched', layout: 'row' },
    ] as const)
      expect(await call(context, prec, A, sizes, placing), JSON.stringify(placing)).toEqual(first);
    expect((await call(context, prec, [A[3]!], [[7, 5]])).X[0]).toEqual(first.X[3]);
  });

  it('ragged batches, with empty matrices, tall and wide', async () => {
    const sizes = [
      [3, 2],
      [4, 0],
      [0, 3],
      [0, 0],
      [2, 9],
      [1, 1],
      [12, 3],
    ] as const;
    const problems = sizes.map(([m, n]) => ofRankOne(m, n));
    const r = await call(
      context,
      prec,
      problems.map(({ A }) => A),
      sizes,
      { form: 'vbatched' },
    );
    expect([r.info, r.rank]).toEqual([sizes.map(() => 0), [1, 0, 0, 0, 1, 1, 1]]);
    for (const [b, { X }] of problems.entries()) expect(distance(r.X[b]!, X)).toBeLessThan(500 * eps);
    const [rank, info] = [context.alloc('i', 2), context.alloc('i', 2)];
    const A = context.upload(prec, Numbers.from([1, 2, 2, 4, 1, 0, 0, 1]) as never);
    const places = { m: [2, 1], n: [2, 2], lda: [2, 1], offsetsA: [0, 4] };
    await matrixRankVbatched(context.queue, { ...places, A, rank, info }, prec);
    expect([...(await context.download(rank))]).toEqual([1, 1]);
  });

  it('what is not finite is reported, becomes NaN, and changes no other', async () => {
    const good = Array.from({ length: 4 }, (_, b) => rows(5, 3, (i, j) => noise(b, i, j)));
    const spoiled = (A: Rows, value: number): Rows =>
      A.map((row, i) => row.map((x, j) => (i === 2 && j === 1 ? value : x)));
    const bad = [good[0]!, spoiled(good[1]!, Number.NaN), spoiled(good[2]!, Number.POSITIVE_INFINITY), good[3]!];
    const sizes = good.map(() => [5, 3] as const);
    const [r, clean] = [await call(context, prec, bad, sizes), await call(context, prec, good, sizes)];
    expect([r.info, r.rank, r.nonfinite]).toEqual([
      [0, 3, 3, 0],
      [3, 0, 0, 3],
      [0, 1, 1, 0],
    ]);
    for (const b of [0, 3]) expect(r.X[b]).toEqual(clean.X[b]);
    for (const b of [1, 2]) expect(r.X[b]!.flat().every(Number.isNaN)).toBe(true);
    await expect(call(context, prec, bad, sizes, { more: { onFailure: 'throw' } })).rejects.toThrow(/2 of/);
  });

  it('a matrix that is not inside its buffer is left out', async () => {
    const A = context.upload(prec, Numbers.from(Array.from({ length: 20 }, (_, k) => noise(1, k, 2))) as never);
    const X = context.alloc(prec, 8);
    const [info, rank] = [context.alloc('i', 3), context.alloc('i', 3)];
    const list = (...places: number[]) => context.upload('i', Int32Array.from(places));
    const each = { m: 2, n: 2, A, lda: 2, rank, info, batchCount: 3 };
    const places = { offsetsA: list(0, 18, 8), ldx: 2, offsetsX: list(0, 4, 6) };
    await pinvBatched(context.queue, { ...each, X, ...places }, prec);
    expect([...(await context.download(info)), ...(await context.download(rank))]).toEqual([0, -1, -1, 2, 0, 0]);
    expect([...(await context.download(X))].slice(4)).toEqual([0, 0, 0, 0]);
    await matrixRankBatched(context.queue, { ...each, offsetsA: list(0, 18, 8) }, prec);
    expect([...(await context.download(info)), ...(await context.download(rank))]).toEqual([0, -1, 0, 2, 0, 2]);
  });

  it('wrong calls name what is wrong', async () => {
    const A = context.alloc(prec, 4);
    const X = context.alloc(prec, 4);
    const info = context.alloc('i', 1);
    const one = { m: 2, n: 2, A, lda: 2, strideA: 4, X, ldx: 2, strideX: 4, info, batchCount: 1 };
    await expect(pinvStridedBatched(context.queue, { ...one, rcond: Number.NaN }, prec)).rejects.toThrow(
      /pinvStridedBatched: argument \d+ \(rcond\) is NaN/,
    );
    await expect(pinvStridedBatched(context.queue, { ...one, X: A }, prec)).rejects.toThrow(/pinvStridedBatched/);
  });
});

describe.each(
  contexts.flatMap((context) =>
    (context === cpu ? (['s', 'd', 'c', 'z'] as const) : (['s', 'c'] as const)).map(
      (prec) => [context.backend, prec, context] as const,
    ),
  ),
)('on the %s backend, precision %s', (_, prec, context) => {
  it.runIf(wide)('the tester is right over the sweep', async () => {
    const { sweep } = pinvStridedBatchedCase;
    const few = sweep.filter(({ m, n, batchCount }) => Math.max(m, n) < 10 && batchCount < 4);
    for (const problem of context !== cpu && software ? some(few, 3) : sweep)
      expect(await complaints(context, pinvStridedBatchedCase as unknown as Case, problem, prec)).toEqual([]);
  });
});
