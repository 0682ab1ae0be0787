// Batches of square matrices with known functions, calls of a front on them in every form, and errors of what it returns.
import type { Context, Queue } from '../../../src/index.ts';
import { noise } from '../placed.ts';

export type Square = Float64Array;
export type Layout = 'col' | 'row';
export type Form = 'strided' | 'batched' | 'vbatched';

export const EPS = { s: 2 ** -24, d: 2 ** -53 } as const;

export const square = (n: number, value: (i: number, j: number) => number): Square =>
  Float64Array.from({ length: n * n }, (_, k) => value(k % Math.max(1, n), Math.floor(k / Math.max(1, n))));

export function times(n: number, X: Square, Y: Square): Square {
  const Z = new Float64Array(n * n);
  for (let j = 0; j < n; j++)
    for (let l = 0; l < n; l++) {
      const y = Y[l + j * n]!;
      for (let i = 0; i < n; i++) Z[i + j * n]! += X[i + l * n]! * y;
    }
  return Z;
}

export const norm = (X: ArrayLike<number>): number => {
  let sum = 0;
  for (let k = 0; k < X.length; k++) sum += X[k]! ** 2;
  return Math.sqrt(sum);
};

/** ||X - Y||_F / ||Y||_F. */
export const relative = (X: Square, Y: Square): number => norm(X.map((x, k) => x - Y[k]!)) / (norm(Y) || 1);

/** Q diag(values) Q^T, Q = I - 2 v v^T / (v^T v) with a v that depends on b. */
export function symmetric(b: number, values: readonly number[]): Square {
  const n = values.length;
  const v = Array.from({ length: n }, (_, i) => noise(b, i, 3) + 0.1);
  const vv = v.reduce((sum, x) => sum + x * x, 0);
  const q = (i: number, j: number): number => Number(i === j) - (2 * v[i]! * v[j]!) / vv;
  return square(n, (i, j) => values.reduce((sum, value, l) => sum + q(i, l) * value * q(j, l), 0));
}

/** n numbers from `most` down to most / cond, at equal ratios. */
export const spectrum = (n: number, most: number, cond: number): number[] =>
  Array.from({ length: n }, (_, i) => most * cond ** (-i / Math.max(1, n - 1)));

export interface Placing {
  readonly form?: Form;
  readonly layout?: Layout;
  readonly inPlace?: boolean;
}

export interface Outcome {
  readonly C: Square[];
  readonly info: number[];
  readonly iter: number[];
  readonly error: number[];
  readonly nonfinite: number[];
}

const GUARD = -1e10;

type Front = (queue: Queue, args: never) => Promise<void>;

/**
 * Calls the front on a batch, the matrices between guard elements, in reverse order where lists say where they lie, and what C is to be
 * before it `unset`. Throws if a guard is gone, or A has changed.
 */
export async function call(
  context: Context,
  prec: 's' | 'd',
  front: Front,
  matrices: readonly Square[],
  { form = 'strided', layout = 'col', inPlace = false }: Placing = {},
  more: Readonly<Record<string, unknown>> = {},
  reports: readonly ('iter' | 'error' | 'nonfinite')[] = [],
): Promise<Outcome> {
  const count = matrices.length;
  const orders = matrices.map((X) => Math.round(Math.sqrt(X.length)));
  const most = orders.reduce((a, b) => Math.max(a, b), 0);
  const lds = orders.map((n) => Math.max(1, form === 'vbatched' ? n + 1 : most + 2));
  const stride = most * (most + 2) + 3;
  const off = 5;
  const starts = orders.map((_, b) => (form === 'strided' ? b : count - 1 - b) * stride);
  const at = (b: number, i: number, j: number): number =>
    off + starts[b]! + (layout === 'row' ? i * lds[b]! + j : i + j * lds[b]!);
  const Numbers = prec === 's' ? Float32Array : Float64Array;
  const own = new Set<number>();
  const before = new Numbers(off + count * stride + 4).fill(GUARD);
  for (const [b, X] of matrices.entries()) {
    const n = orders[b]!;
    for (let j = 0; j < n; j++)
      for (let i = 0; i < n; i++) {
        before[at(b, i, j)] = X[i + j * n]!;
        own.add(at(b, i, j));
      }
  }
  const A = context.upload(prec, before as Float32Array & Float64Array);
  const C = inPlace ? A : context.upload(prec, new Numbers(before.length).fill(GUARD) as Float32Array & Float64Array);
  const integers = () => context.upload('i', new Int32Array(count + 2).fill(99));
  const lists = { info: integers(), iter: integers(), nonfinite: integers() };
  const error = context.upload(prec, new Numbers(count + 2).fill(GUARD) as Float32Array & Float64Array);
  const offsets = form === 'batched' ? context.upload('i', Int32Array.of(-7, ...starts)) : undefined;
  const places =
    form === 'strided'
      ? { strideA: stride, strideC: stride, batchCount: count }
      : form === 'batched'
        ? { offsetsA: offsets!.at(1), offsetsC: offsets!.at(1), batchCount: count }
        : { offsetsA: starts, offsetsC: starts };
  const sizes =
    form === 'vbatched' ? { n: orders, lda: lds, ldc: lds } : { n: most, lda: most + 2 || 1, ldc: most + 2 || 1 };
  const asked = Object.fromEntries(
    reports.map((name) => [name, name === 'error' ? error.at(1) : lists[name as 'iter'].at(1)]),
  );
  const args = { ...sizes, ...places, A: A.at(off), C: C.at(off), info: lists.info.at(1), layout, ...asked, ...more };
  await front(context.queue, args as never);
  const after = await context.download(C);
  for (let k = 0; k < after.length; k++)
    if (!own.has(k) && after[k] !== GUARD) throw new Error(`element ${k} beside the matrices has changed`);
  if (!inPlace) {
    const kept = await context.download(A);
    if (!kept.every((x, k) => Object.is(x, before[k]))) throw new Error('A has changed');
  }
  const ints = async (list: (typeof lists)['info']): Promise<number[]> => {
    const values = [...(await context.download(list))];
    if (values[0] !== 99 || values.at(-1) !== 99) throw new Error('a guard of the reports has changed');
    return values.slice(1, -1);
  };
  const result = {
    C: orders.map((n, b) => square(n, (i, j) => after[at(b, i, j)]!)),
    info: await ints(lists.info),
    iter: await ints(lists.iter),
    nonfinite: await ints(lists.nonfinite),
    error: [...(await context.download(error))].slice(1, -1),
  };
  for (const X of [A, C, ...Object.values(lists), error, offsets]) if (X?.disposed === false) X.dispose();
  return result;
}
