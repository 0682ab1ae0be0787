// Eigenvectors of a Schur form on the engine, on all threads: trevc3.ref.ts says what they are. All vectors are found at once, block of
// rows by block of rows: what a block's rows are is subtracted from the rows above by one product.
import { gemmFork, threadsFor } from '../../blas3/products/gemm.cpu.ts';
import { trmmEngine } from '../../blas3/triangular/trmm.cpu.ts';
import type { FieldMat, Side } from '../../core/matrix.ts';
import type { Engine } from '../../engine/engine.ts';
import { trevc } from '../../engine/kernels/trevc.ts';
import { trevcColumns } from '../../engine/kernels/trevcColumns.ts';
import type { Elements } from '../../engine/ops.ts';
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

/** Columns of a part that is worth a thread's attention. */
const STRIP = 32;

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

/** The strips of all columns: one where the matrix is small. */
const allStrips = ({ e, r, n, kinds }: Call): [number, number][] =>
  strips(0, n, threadsFor(e, 4 * r.parts * n * n) === 1 ? n : STRIP, kinds);

/** B := A reversed, rows and columns, below the diagonal; `turned`: (conjugate) transposed, and above it and one below. */
function reverse(call: Call, A: Place, B: Place, turned: boolean): void {
  const { e, r, n } = call;
  const { bytes } = r;
  const parts = allStrips(call).map(([j, end]) => {
    const from = placeAt(r, A, n - 1 - j, turned ? n - 1 : n - 1 - j).at;
    const to = placeAt(r, B, turned ? 0 : j, j).at;
    const rows = turned ? Math.min(n, end + 1) : n - j;
    const [rowA, colA] = turned ? [-bytes * A.ld, -bytes] : [-bytes, -bytes * A.ld];
    return [rows, end - j, to, bytes * B.ld, from, rowA, colA, turned ? -1 : 1];
  });
  e.run(trevcColumns[r.parts], 'reverse', parts);
}

/** Puts T into its room, as `prepare` of the reference does. */
function prepare(call: Call, T: FieldMat, ends: Int32Array, left: boolean): void {
  const { e, r, n, room } = call;
  const { parts, bytes } = r;
  const place = left ? room.X : room.T;
  const own = doublesAt(e, r, n, n, place);
  const column = (j: number): Float64Array => own.data.subarray(parts * j * own.ld, parts * (j * own.ld + ends[j]!));
  let most = 0;
  for (let j = 0; j < n; j++) {
    const from = parts * (T.off + j * T.ld);
    column(j).set(T.data.subarray(from, from + parts * ends[j]!));
    if (ends[j]! > j + 1) most = Math.max(most, Math.abs(own.data[j + 1 + j * own.ld]!));
  }
  const found = allStrips(call).map(([j, end], i) => [
    ...[end - j, parts * (j + 1), parts, placeAt(r, place, 0, j).at, bytes * place.ld],
    room.largest + 8 * i,
  ]);
  e.run(trevcColumns[parts], 'largest', found);
  most = Math.max(most, ...e.heap.view(Float64Array, room.largest, found.length));
  for (const factor of factorOf(most)) {
    if (factor === 1) continue;
    for (let j = 0; j < n; j++) for (const [i, x] of column(j).entries()) column(j)[i] = x * factor;
  }
  if (left) reverse(call, room.X, room.T, true);
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

/** Of the vectors in the columns of X the rows up to a vector's first, or all; `left`: in reverse order, and with the parts of pairs. */
function normalize(call: Call, X: Place, rows: number, left: boolean): void {
  const { e, r, n, room } = call;
  const ld = r.bytes * X.ld;
  const [at, step] = left ? [X.at + (n - 1) * ld, -ld] : [X.at, ld];
  const parts = allStrips(call).map(([k0, k1]) => [room.kinds, k0, k1, at, step, rows, +left]);
  e.run(trevcColumns[r.parts], 'normalize', parts);
}

/** As trevc3Ref, with V in the engine's memory in doubles, whatever the elements of T are. */
export function trevc3Engine(
  e: Engine,
  elements: Elements,
  side: Side,
  back: boolean,
  n: number,
  T: FieldMat,
  V: Place,
  eps: number,
  room: VectorPlaces,
): void {
  const left = side === 'l';
  const r = inDoubles(elements);
  const ends = endsOf(n, T);
  const kinds = new Int32Array(n);
  for (let j = 0; j < n - 1; j++) if (ends[j] === j + 2) kinds[left ? n - 2 - j : j] = 1;
  e.heap.view(Int32Array, room.kinds, n).set(kinds);
  const call: Call = { e, r, n, room, kinds };
  prepare(call, T, ends, left);
  substitute(call, eps);
  if (back) {
    normalize(call, room.X, 0, false);
    if (left) reverse(call, room.X, room.T, false);
    trmmEngine(e, r, 'r', left ? 'l' : 'u', 'n', 'n', n, n, 1, left ? room.T : room.X, V);
  } else if (left) {
    reverse(call, room.X, V, false);
    const { data, ld } = doublesAt(e, r, n, n, V);
    for (let j = 0; j < n; j++) data.fill(0, r.parts * j * ld, r.parts * (j * ld + j));
  } else {
    const [X, own] = [doublesAt(e, r, n, n, room.X), doublesAt(e, r, n, n, V)];
    for (let j = 0; j < n; j++) {
      const [from, to] = [r.parts * j * X.ld, r.parts * j * own.ld];
      own.data.set(X.data.subarray(from, from + r.parts * (j + 1)), to);
      own.data.fill(0, to + r.parts * (j + 1), to + r.parts * n);
    }
  }
  normalize(call, V, n, left);
}
