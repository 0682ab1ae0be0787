// Batches of singular value decompositions for tests of enqueueSvdBatch: matrices in every layout, between guards, judged by ratios as
// LAPACK's test programs have them.
import { enqueueSvdBatch } from '../../../src/batched/svd/svdBatch.gpu.ts';
import type { Side } from '../../../src/batched/svd/svdBatch.ts';
import type { Context } from '../../../src/runtime/context.ts';
import { changedElsewhere, type Layout, noise, placeMatrices } from '../placed.ts';

export type Shape = readonly [m: number, n: number];
export type Value = (b: number, i: number, j: number) => number;
type Job = 'n' | 's' | 'a';

const ULP = 2 ** -23;

/** What came out of one matrix, by columns. */
export interface Result {
  readonly s: Float32Array;
  readonly u: Float32Array;
  readonly v: Float32Array;
  readonly info: number;
  readonly nonfinite: number;
}

export interface Batch {
  readonly layout?: Layout;
  readonly count: number;
  readonly shape: (b: number) => Shape;
  readonly value?: Value;
  readonly jobu?: Job;
  readonly jobv?: Job;
  /** How many values are wanted; default all. */
  readonly values?: number;
  readonly onFailure?: 'info' | 'nan';
  readonly graded?: boolean;
  readonly force?: string;
}

const columnsOf = (job: Job, rows: number, values: number): number => (job === 'n' ? 0 : job === 'a' ? rows : values);

export const same =
  (shape: Shape): Batch['shape'] =>
  () =>
    shape;

/** The results of a batch; throws where something else was written. */
export async function svd(context: Context, batch: Batch): Promise<Result[]> {
  const { layout = 'packed', count, shape, value = noise, jobu = 's', jobv = 's', force, graded, onFailure } = batch;
  const valuesOf = (b: number): number => Math.min(batch.values ?? Number.POSITIVE_INFINITY, ...shape(b));
  const A = placeMatrices(context, layout, count, shape, value);
  // Values are the rows of a column whatever the layout, so that they lie side by side.
  const flat = layout === 'packed rows' ? 'packed' : layout === 'spaced rows' ? 'spaced' : layout;
  const S = placeMatrices(
    context,
    flat,
    count,
    (b) => [valuesOf(b), 1],
    () => -5,
  );
  const U = placeMatrices(
    context,
    layout,
    count,
    (b) => [shape(b)[0], columnsOf(jobu, shape(b)[0], valuesOf(b))],
    () => -5,
  );
  const V = placeMatrices(
    context,
    layout,
    count,
    (b) => [shape(b)[1], columnsOf(jobv, shape(b)[1], valuesOf(b))],
    () => -5,
  );
  const [info, nonfinite] = [
    context.upload('i', new Int32Array(count + 2).fill(-9)),
    context.alloc('i', Math.max(1, count)),
  ];
  const list = Array.from({ length: count }, (_, b) => b);
  const ragged = layout === 'ragged';
  const side = (X: typeof U, job: Job): Side | undefined => (job === 'n' ? undefined : { X: X.mat, columns: job });
  const [m, n] = count === 0 ? [1, 1] : shape(0);
  enqueueSvdBatch(context.queue, {
    ...{ m, n, count, values: count === 0 ? 1 : valuesOf(0) },
    ...(ragged
      ? { sizes: { m: list.map((b) => shape(b)[0]), n: list.map((b) => shape(b)[1]), nrhs: list.map(valuesOf) } }
      : {}),
    A: A.mat,
    S: { ...S.mat, ...(S.mat.places === undefined ? { places: undefined } : { places: S.mat.places.offsets }) },
    U: side(U, jobu),
    V: side(V, jobv),
    info: { data: info, off: 1, ld: 1 },
    nonfinite: { data: nonfinite, off: 0, ld: 1 },
    ...(onFailure === undefined ? {} : { onFailure }),
    graded,
    ...(force === undefined ? {} : { force }),
  });
  const all = await Promise.all([S.read(), U.read(), V.read(), A.read()]);
  const [infos, flags] = [await context.download(info), await context.download(nonfinite)];
  if (infos[0] !== -9 || infos[count + 1] !== -9) throw new Error('a guard of info was overwritten');
  const read = (X: typeof U, x: Float32Array, size: (b: number) => Shape) => (b: number) => {
    const [rows, cols] = size(b);
    return Float32Array.from({ length: rows * cols }, (_, k) => x[X.at(b, k % rows, Math.floor(k / rows))]!);
  };
  const extents = [
    (b: number): Shape => [valuesOf(b), 1],
    (b: number): Shape => [shape(b)[0], columnsOf(jobu, shape(b)[0], valuesOf(b))],
    (b: number): Shape => [shape(b)[1], columnsOf(jobv, shape(b)[1], valuesOf(b))],
  ];
  for (const [k, X] of [S, U, V].entries()) {
    const written = new Set<number>();
    for (const b of list) {
      const [rows, cols] = extents[k]!(b);
      for (let j = 0; j < cols; j++) for (let i = 0; i < rows; i++) written.add(X.at(b, i, j));
    }
    const changed = changedElsewhere(X.before, all[k]!, written);
    if (changed > 0) throw new Error(`${changed} elements around ${'SUV'[k]} were overwritten`);
  }
  if (changedElsewhere(A.before, all[3]!, new Set()) > 0) throw new Error('A was overwritten');
  const [s, u, v] = [S, U, V].map((X, k) => read(X, all[k]!, extents[k]!)) as [
    (b: number) => Float32Array,
    (b: number) => Float32Array,
    (b: number) => Float32Array,
  ];
  const results = list.map((b) => ({ s: s(b), u: u(b), v: v(b), info: infos[1 + b]!, nonfinite: flags[b]! }));
  for (const X of [A, S, U, V, info, nonfinite]) X.dispose();
  return results;
}

/** |I - X^T X| / (rows ulp), by the largest column sum. */
function skew(rows: number, cols: number, x: Float32Array): number {
  let most = 0;
  for (let j = 0; j < cols; j++) {
    let sum = 0;
    for (let k = 0; k < cols; k++) {
      let product = Number(j === k);
      for (let i = 0; i < rows; i++) product -= x[i + j * rows]! * x[i + k * rows]!;
      sum += Math.abs(product);
    }
    most = sum > most || Number.isNaN(sum) ? sum : most;
  }
  return most / (Math.max(1, rows) * ULP);
}

/** The worst of |A - U S V^T| / (|A| max(m, n) ulp), |I - U^T U| / (m ulp), |I - V^T V| / (n ulp); infinite if S is not in order. */
export function svdError([m, n]: Shape, a: (i: number, j: number) => number, { s, u, v, info }: Result): number {
  const k = s.length;
  if (info !== 0) return Number.POSITIVE_INFINITY;
  for (let i = 0; i < k; i++) if (!(s[i]! >= 0 && (i === 0 || s[i]! <= s[i - 1]!))) return Number.POSITIVE_INFINITY;
  let [residual, norm] = [0, 0];
  for (let j = 0; j < n; j++) {
    let [sum, size] = [0, 0];
    for (let i = 0; i < m; i++) {
      let value = Math.fround(a(i, j));
      size += Math.abs(value);
      for (let l = 0; l < k; l++) value -= u[i + l * m]! * s[l]! * v[j + l * n]!;
      sum += Math.abs(value);
    }
    residual = sum > residual || Number.isNaN(sum) ? sum : residual;
    norm = Math.max(norm, size);
  }
  const ratio = residual === 0 ? 0 : residual / (norm * Math.max(m, n) * ULP);
  const worst = [ratio, skew(m, m === 0 ? 0 : u.length / m, u), skew(n, n === 0 ? 0 : v.length / n, v)];
  return worst.reduce((most, x) => (x > most || Number.isNaN(x) ? x : most), 0);
}
