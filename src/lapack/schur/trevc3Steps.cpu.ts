// Eigenvectors of a Schur form on the engine, on all threads: trevc3.ref.ts says what they are. All vectors are found at once, block of
// rows by block of rows: what a block's rows are is subtracted from the rows above by one product.
import { gemmFork, threadsFor } from '../../blas3/products/gemm.cpu.ts';
import { trmmEngine } from '../../blas3/triangular/trmm.cpu.ts';
import { entriesOf, type FieldMat, type Side } from '../../core/matrix.ts';
import type { Engine } from '../../engine/engine.ts';
import { trevc } from '../../engine/kernels/trevc.ts';
import { trevcColumns } from '../../engine/kernels/trevcColumns.ts';
import type { Elements } from '../../engine/ops.ts';
import { matrixAt } from '../../engine/views.ts';
import { type Place, placeAt, type Workspace } from '../../engine/workspace.ts';
import { doublesAt, inDoubles, takeDoubles } from './rooms.cpu.ts';
import { endsOf, factorOf, partsOf } from './trevc3.ref.ts';

/** Where vectors are computed: T as it is computed with and X, n x n doubles, n integers, and a double of each part of `largest`. */
export interface VectorPlaces {
  readonly T: Place;
  readonly X: Place;
  readonly kinds: number;
  readonly largest: number;
}

/** Columns of a part at least. */
const STRIP = 32;
/** Elements that are looked at once, and are worth another thread's attention. */
const WORTHWHILE = 2 ** 14;

export const takeVectors = (space: Workspace, r: Elements, n: number): VectorPlaces => ({
  T: takeDoubles(space, r, n, n),
  X: takeDoubles(space, r, n, n),
  kinds: space.take(4 * n),
  largest: space.take(8 * Math.ceil(n / STRIP)),
});

/** Bounds of strips of columns from..to-1, none of which is divided from its pair. */
function strips(from: number, to: number, width: number, kinds: Int32Array): [number, number][] {
  const found: [number, number][] = [];
  for (let j = from; j < to; ) {
    let end = Math.min(to, j + width);
    if (end < to && kinds[end - 1] !== 0) end++;
    found.push([j, end]);
    j = end;
  }
  return found;
}

interface Call {
  readonly e: Engine;
  /** The elements of all that is computed. */
  readonly r: Elements;
  readonly n: number;
  readonly room: VectorPlaces;
  /** Of the turned T if vectors are left ones. */
  readonly kinds: Int32Array;
}

/** The strips of all columns, for threads if there are any. */
function allStrips({ e, r, n, kinds }: Call): [number, number][] {
  const width = Math.max(STRIP, Math.ceil(WORTHWHILE / (r.parts * n)));
  return strips(0, n, threadsFor(e, r.parts * n * n) === 1 ? n : width, kinds);
}

/**
 * B := A, of doubles, as elements like `to`. `plain`: at least what is on and above the diagonal; `reversed`: rows and columns in reverse
 * order, at least what is on and below the diagonal and next above it; `turned`: the same of A's (conjugate) transpose, as `plain`.
 */
function place(call: Call, A: Place, to: Elements, B: Place, how: 'plain' | 'reversed' | 'turned'): void {
  const { e, r, n } = call;
  const ld = r.bytes * A.ld;
  const parts = allStrips(call).map(([j, end]) => {
    const first = how === 'reversed' ? Math.max(0, j - 1) : 0;
    const last = how === 'reversed' ? n : Math.min(n, end + 1);
    const [row, column, rowA, colA] = {
      plain: [0, j, r.bytes, ld],
      reversed: [n - 1 - first, n - 1 - j, -r.bytes, -ld],
      turned: [n - 1 - j, n - 1, -ld, -r.bytes],
    }[how] as [number, number, number, number];
    const from = placeAt(r, A, row, column);
    const sign = how === 'turned' ? -1 : 1;
    return [last - first, end - j, placeAt(to, B, first, j).at, to.bytes * B.ld, from.at, rowA, colA, sign];
  });
  e.run(trevcColumns[to.prec], 'place', parts);
}

/** Puts T into its room, as `prepare` of the reference does. */
function prepare(call: Call, T: FieldMat, ends: Int32Array, left: boolean): void {
  const { e, r, n, room } = call;
  const { parts, bytes } = r;
  const source = left ? room.X : room.T;
  const own = doublesAt(e, r, n, n, source);
  const column = (j: number): Float64Array => own.data.subarray(parts * j * own.ld, parts * (j * own.ld + ends[j]!));
  let most = 0;
  for (let j = 0; j < n; j++) {
    const from = parts * (T.off + j * T.ld);
    column(j).set(T.data.subarray(from, from + parts * ends[j]!));
    if (ends[j]! > j + 1) most = Math.max(most, Math.abs(own.data[j + 1 + j * own.ld]!));
  }
  const found = allStrips(call).map(([j, end], i) => [
    ...[end - j, parts * (j + 1), parts, placeAt(r, source, 0, j).at, bytes * source.ld],
    room.largest + 8 * i,
  ]);
  e.run(trevcColumns[r.prec], 'largest', found);
  most = Math.max(most, ...e.heap.view(Float64Array, room.largest, found.length));
  for (const factor of factorOf(most)) {
    if (factor === 1) continue;
    for (let j = 0; j < n; j++) for (const [i, x] of column(j).entries()) column(j)[i] = x * factor;
  }
  if (left) place(call, room.X, r, room.T, 'turned');
}

/** X := the right eigenvectors of the T in its room, upper triangular; below its diagonal X is not set. */
function substitute({ e, r, n, room, kinds }: Call, eps: number): void {
  const { T, X } = room;
  const bounds = partsOf(n, (j) => kinds[j] !== 0);
  for (let p = bounds.length - 2; p >= 0; p--) {
    const [r0, r1] = [bounds[p]!, bounds[p + 1]!];
    const [height, width] = [r1 - r0, n - r0];
    const threads = threadsFor(e, r.parts ** 2 * width * height ** 2);
    const share = threads === 1 ? width : Math.max(STRIP / 2, 4 * Math.ceil(width / (8 * threads)));
    e.run(
      trevc[r.parts],
      'substitute',
      strips(r0, n, share, kinds).map(([k0, k1]) => [
        ...[T.at, r.bytes * T.ld, room.kinds, r0, r1, k0, k1, X.at, r.bytes * X.ld],
        eps,
      ]),
    );
    if (r0 === 0) break;
    // The vectors of these rows have no elements above yet.
    const products = [
      [r0, r1, 0],
      [r1, n, 1],
    ] as const;
    gemmFork(
      e,
      r,
      ...products
        .filter(([from, to]) => from < to)
        .map(([from, to, beta]) => ({
          ...{ m: r0, n: to - from, k: height, alpha: -1, beta },
          ...{ A: placeAt(r, T, 0, r0), B: placeAt(r, X, r0, from), C: placeAt(r, X, 0, from) },
        })),
    )();
  }
}

/**
 * Of the vectors in the columns of X the rows up to a vector's first, or all. `backwards`: vectors are in reverse order; `change`: parts of
 * pairs change places, and become those of the other one.
 */
function normalize(call: Call, like: Elements, X: Place, rows: number, backwards: boolean, change: boolean): void {
  const { e, n, room } = call;
  const ld = like.bytes * X.ld;
  const [at, step] = backwards ? [X.at + (n - 1) * ld, -ld] : [X.at, ld];
  const parts = allStrips(call).map(([k0, k1]) => [room.kinds, k0, k1, at, step, rows, +change]);
  e.run(trevcColumns[like.prec], 'normalize', parts);
}

/** Elements of V between this and its inverse are multiplied by vectors without a loss, in singles too. */
const MODERATE = 2 ** 40;

/** V := V times a power of two, if its elements are all small or one is large: vectors are normalized later. */
function level(call: Call, like: Elements, V: Place): void {
  const { e, n, room } = call;
  const found = allStrips(call).map(([j, end], i) => [
    ...[end - j, like.parts * n, 0, placeAt(like, V, 0, j).at, like.bytes * V.ld],
    room.largest + 8 * i,
  ]);
  e.run(trevcColumns[like.prec], 'largest', found);
  const most = Math.max(...e.heap.view(Float64Array, room.largest, found.length));
  if (!(most > 0 && most < Infinity) || (most < MODERATE && most > 1 / MODERATE)) return;
  const factor = 2 ** -Math.floor(Math.log2(most));
  const { data, ld } = entriesOf(matrixAt(e, like, n, n, V));
  for (let j = 0; j < n; j++) for (let i = j * ld, end = i + like.parts * n; i < end; i++) data[i] = data[i]! * factor;
}

/** As trevc3Ref, with V in the engine's memory, of elements like `like`. Those of T are such, or less precise ones. */
export function trevc3Engine(
  e: Engine,
  like: Elements,
  side: Side,
  back: boolean,
  n: number,
  T: FieldMat,
  V: Place,
  eps: number,
  room: VectorPlaces,
): void {
  const left = side === 'l';
  const r = inDoubles(like);
  const ends = endsOf(n, T);
  const kinds = new Int32Array(n);
  for (let j = 0; j < n - 1; j++) if (ends[j] === j + 2) kinds[left ? n - 2 - j : j] = 1;
  e.heap.view(Int32Array, room.kinds, n).set(kinds);
  const call: Call = { e, r, n, room, kinds };
  prepare(call, T, ends, left);
  substitute(call, eps);
  normalize(call, r, room.X, 0, false, left && !back);
  if (back) {
    const factor = left || like !== r ? room.T : room.X;
    if (factor !== room.X) place(call, room.X, like, factor, left ? 'reversed' : 'plain');
    if (like !== r) level(call, like, V);
    trmmEngine(e, like, 'r', left ? 'l' : 'u', 'n', 'n', n, n, 1, factor, V);
    normalize(call, like, V, n, left, left);
    return;
  }
  place(call, room.X, like, V, left ? 'reversed' : 'plain');
  const { data, ld } = entriesOf(matrixAt(e, like, n, n, V));
  for (let j = 0; j < n; j++) {
    // The second vector of a left pair has become the first, and is as long.
    const [from, to] = left ? [0, j - kinds[n - 1 - j]!] : [j + 1, n];
    data.fill(0, j * ld + r.parts * from, j * ld + r.parts * to);
  }
}
