// Eigenvectors of a Schur form in TypeScript, in blocks, in doubles.
import { gemmBlockedRef } from '../../blas3/products/gemm.ref.ts';
import { at, entriesOf, type FieldMat, type Side } from '../../core/matrix.ts';
import { copyRef, type Doubles, newDoubles } from './doubles.ref.ts';
import { type BlockSolution, solveOneComplexRef, solveOneRef, solveTwoRef } from './shiftedBlock.ref.ts';

/** Eigenvectors that are found together, and rows of a step of their substitution. */
export const VECTORS = 48;

/** Whether the rows j and j + 1 of a Schur form are a block; never of a complex one. */
const isPair = ({ data, off, ld, parts }: FieldMat, n: number, j: number): boolean =>
  parts !== 2 && j >= 0 && j < n - 1 && data[off + j + 1 + j * ld] !== 0;

/** Where blocks of about VECTORS rows begin, without a pair that is divided, and their end. `pair`: whether rows j and j + 1 are one. */
export function partsOf(n: number, pair: (j: number) => boolean): number[] {
  const bounds = [0];
  for (let j = VECTORS; j < n; j += VECTORS) bounds.push(pair(j - 1) ? j - 1 : j);
  return [...bounds, n];
}

/** What the vectors of a block of columns are computed in. */
export interface VectorRoom {
  /** T as it is computed with. */
  readonly T: Doubles;
  /** n x (VECTORS + 1) each. */
  readonly X: Doubles;
  readonly W: Doubles;
}

/** For the vectors of so many sides. */
export function newVectorRoom(n: number, sides: number, parts?: 1 | 2): VectorRoom {
  const width = sides > 0 ? VECTORS + 1 : 0;
  const tall = (): Doubles => newDoubles(n, width, parts);
  return { T: newDoubles(sides > 0 ? n : 0, n, parts), X: tall(), W: tall() };
}

const MOST = 2 ** 100;

/**
 * Past the last row of each column that is not zero. No row is in two blocks: where what is no Schur form says so, the upper one counts.
 */
export function endsOf(n: number, T: FieldMat): Int32Array {
  const ends = Int32Array.from({ length: n }, (_, j) => j + 1);
  for (let j = 0; j < n - 1; j++) {
    if (isPair(T, n, j)) {
      ends[j] = j + 2;
      j++;
    }
  }
  return ends;
}

/** The power of two that brings numbers of that size within moderate bounds, in two factors: 2^1074 is beyond the range. */
export function factorOf(most: number): [number, number] {
  const exponent = most === 0 || (most < MOST && most > 1 / MOST) ? 0 : -Math.floor(Math.log2(most));
  return [2 ** Math.min(1000, exponent), 2 ** Math.max(0, exponent - 1000)];
}

/**
 * B := A times a power of two that keeps its elements within moderate bounds; `turned`: the (conjugate) transpose of A, about its other
 * diagonal.
 */
function prepare(n: number, A: Doubles, B: Doubles, turned: boolean): void {
  const { parts = 1 } = A;
  const [from, to] = [entriesOf(A), entriesOf(B)];
  const ends = endsOf(n, A);
  let most = 0;
  for (let j = 0; j < n; j++) {
    const column = from.off + j * from.ld;
    const last = parts * ends[j]!;
    for (let i = 0; i < last; i++) most = Math.max(most, Math.abs(A.data[column + i]!));
    B.data.fill(0, to.off + j * to.ld, to.off + j * to.ld + parts * n);
  }
  const [first, second] = factorOf(most);
  for (let j = 0; j < n; j++) {
    for (let i = 0; i < ends[j]!; i++) {
      const p = parts * (A.off + i + j * A.ld);
      const [row, column] = turned ? [n - 1 - j, n - 1 - i] : [i, j];
      const q = parts * (B.off + row + column * B.ld);
      B.data[q] = A.data[p]! * first * second;
      if (parts === 2) B.data[q + 1] = (turned ? -A.data[p + 1]! : A.data[p + 1]!) * first * second;
    }
  }
}

/** The right eigenvectors of T that belong to rows c0 .. c1-1, to the columns of X from its first. Rows in front of c1 are set. */
function substitute(n: number, T: Doubles, parts: readonly number[], part: number, X: Doubles, eps: number): void {
  const [c0, c1] = [parts[part]!, parts[part + 1]!];
  const entries = X.parts ?? 1;
  const rows = T.parts === 2 ? substituteComplexRows : substituteRows;
  for (let c = 0; c < c1 - c0; c++) X.data.fill(0, entries * (X.off + c * X.ld), entries * (X.off + c * X.ld + c1));
  for (let p = part; p >= 0; p--) {
    const [r0, r1] = [parts[p]!, parts[p + 1]!];
    for (let k = c0; k < c1; k++) {
      const pair = isPair(T, n, k);
      rows(n, T, r0, p === part ? k : r1, p === part, k, pair, X.off + (k - c0) * X.ld, X, c1, eps);
      if (pair) k++;
    }
    if (r0 > 0) gemmBlockedRef('n', 'n', r0, c1 - c0, r1 - r0, -1, at(T, 0, r0), at(X, r0, 0), 1, X);
  }
}

const solution: BlockSolution = { re1: 0, im1: 0, re2: 0, im2: 0, scale: 1 };

/** Rows r0 .. r1-1 of the vector of row k (and k + 1), which begins at `own`; with `starts` what is behind them is set first. */
function substituteRows(
  n: number,
  T: Doubles,
  r0: number,
  r1: number,
  starts: boolean,
  k: number,
  pair: boolean,
  own: number,
  X: Doubles,
  length: number,
  eps: number,
): void {
  const { data: t, off, ld } = T;
  const { data: x } = X;
  const other = own + X.ld;
  const diagonal = off + k + k * ld;
  const re = t[diagonal]!;
  const im = pair ? Math.sqrt(Math.abs(t[diagonal + 1]!)) * Math.sqrt(Math.abs(t[diagonal + ld]!)) : 0;
  const least = Math.max(eps * (Math.abs(re) + Math.abs(im)), 2 ** -960);
  const columns = pair ? 2 : 1;
  /** x(r0:j) -= x(j) T(r0:j, j) */
  const subtract = (j: number, last: number): void => {
    const column = off + j * ld;
    for (let v = 0, at = own; v < columns; v++, at = other) {
      const factor = x[at + j]!;
      if (factor !== 0) for (let i = r0; i < last; i++) x[at + i] = x[at + i]! - factor * t[column + i]!;
    }
  };
  if (starts) {
    if (pair) {
      const [above, below] = [t[diagonal + ld]!, t[diagonal + 1]!];
      if (Math.abs(above) >= Math.abs(below)) {
        x[own + k] = 1;
        x[other + k + 1] = im / above;
      } else {
        x[own + k] = -im / below;
        x[other + k + 1] = 1;
      }
      subtract(k + 1, k);
    } else x[own + k] = 1;
    subtract(k, k);
  }
  for (let j = r1 - 1; j >= r0; j--) {
    const two = isPair(T, n, j - 1) && j > r0;
    const p = off + j + j * ld;
    const first = two ? j - 1 : j;
    solution.re1 = x[own + first]!;
    solution.im1 = pair ? x[other + first]! : 0;
    if (two) {
      solution.re2 = x[own + j]!;
      solution.im2 = pair ? x[other + j]! : 0;
      solveTwoRef(t[p - 1 - ld]!, t[p - 1]!, t[p - ld]!, t[p]!, re, im, least, solution);
    } else solveOneRef(t[p]!, re, im, least, solution);
    const { scale } = solution;
    if (scale !== 1) {
      for (let v = 0, at = own; v < columns; v++, at = other)
        for (let i = 0; i < length; i++) x[at + i] = x[at + i]! * scale;
    }
    x[own + first] = solution.re1;
    if (pair) x[other + first] = solution.im1;
    if (two) {
      x[own + j] = solution.re2;
      if (pair) x[other + j] = solution.im2;
      subtract(j, j - 1);
    }
    subtract(first, first);
    j = first;
  }
}

/** The same of a complex vector. */
function substituteComplexRows(
  _n: number,
  { data: t, off, ld }: Doubles,
  r0: number,
  r1: number,
  starts: boolean,
  k: number,
  _pair: boolean,
  own: number,
  { data: x }: Doubles,
  length: number,
  eps: number,
): void {
  const diagonal = 2 * (off + k + k * ld);
  const [re, im] = [t[diagonal]!, t[diagonal + 1]!];
  const least = Math.max(eps * (Math.abs(re) + Math.abs(im)), 2 ** -960);
  const subtract = (j: number): void => {
    const [fr, fi] = [x[2 * (own + j)]!, x[2 * (own + j) + 1]!];
    if (fr === 0 && fi === 0) return;
    let [p, q] = [2 * (own + r0), 2 * (off + r0 + j * ld)];
    for (let i = r0; i < j; i++, p += 2, q += 2) {
      const [a, b] = [t[q]!, t[q + 1]!];
      x[p] = x[p]! - (fr * a - fi * b);
      x[p + 1] = x[p + 1]! - (fr * b + fi * a);
    }
  };
  if (starts) {
    x[2 * (own + k)] = 1;
    subtract(k);
  }
  for (let j = r1 - 1; j >= r0; j--) {
    const [p, to] = [2 * (off + j + j * ld), 2 * (own + j)];
    solution.re1 = x[to]!;
    solution.im1 = x[to + 1]!;
    solveOneComplexRef(t[p]!, t[p + 1]!, re, im, least, solution);
    const { scale } = solution;
    if (scale !== 1) for (let i = 2 * own; i < 2 * (own + length); i++) x[i] = x[i]! * scale;
    x[to] = solution.re1;
    x[to + 1] = solution.im1;
    subtract(j);
  }
}

/** A vector's element that is largest, by |re| + |im|, becomes 1 in size. `width`: 2 for a pair, whose parts are columns side by side. */
function normalize(rows: number, width: number, X: FieldMat): void {
  if (X.parts === 2) return normalizeComplex(rows, X);
  const { data, off, ld } = X;
  let most = 0;
  for (let i = 0; i < rows; i++) {
    const size = Math.abs(data[off + i]!) + (width === 2 ? Math.abs(data[off + ld + i]!) : 0);
    if (size > most) most = size;
  }
  for (let v = 0; v < width; v++) for (let i = off + v * ld, end = i + rows; i < end; i++) data[i] = data[i]! / most;
}

/** Of a complex vector the largest |re| + |im| becomes 1. */
export function normalizeComplex(rows: number, { data, off }: FieldMat): void {
  let most = 0;
  for (let p = 2 * off, end = 2 * (off + rows); p < end; p += 2)
    most = Math.max(most, Math.abs(data[p]!) + Math.abs(data[p + 1]!));
  for (let p = 2 * off, end = 2 * (off + rows); p < end; p++) data[p] = data[p]! / most;
}

/**
 * V := the eigenvectors of T, n x n, quasi-triangular with blocks as lanv2Ref leaves them: right ones (side 'r'), with T x = w x, or left
 * ones ('l'), with u^H T = w u^H. Of a pair the real part is in one column, the imaginary part in the next; they belong to the eigenvalue
 * with the positive imaginary part. `back`: V := V X, with X the eigenvectors of T, instead. The largest element has |re| + |im| = 1.
 *
 * A complex T is triangular, and each column of V a vector. Left vectors are right ones of T^H turned about its other diagonal, which is
 * (quasi-)triangular as T is.
 * Source: LAPACK xTREVC3, with substitution in blocks too.
 */
export function trevc3Ref(
  side: Side,
  back: boolean,
  n: number,
  T: Doubles,
  V: Doubles,
  eps: number,
  { T: own, X, W }: VectorRoom,
): void {
  const left = side === 'l';
  const { parts: entries = 1 } = T;
  prepare(n, T, own, left);
  if (left && back) turnColumns(n, V);
  const parts = partsOf(n, (j) => isPair(own, n, j));
  for (let part = parts.length - 2; part >= 0; part--) {
    const [c0, c1] = [parts[part]!, parts[part + 1]!];
    const width = c1 - c0;
    substitute(n, own, parts, part, X, eps);
    const each = (visit: (c: number, columns: number) => void): void => {
      for (let k = c0; k < c1; k++) {
        const columns = isPair(own, n, k) ? 2 : 1;
        visit(k - c0, columns);
        k += columns - 1;
      }
    };
    each((c, columns) => normalize(c1, columns, at(X, 0, c)));
    if (back) {
      gemmBlockedRef('n', 'n', n, width, c1, 1, V, X, 0, W);
      each((c, columns) => normalize(n, columns, at(W, 0, c)));
      copyRef(n, width, W, at(V, 0, c0));
    } else {
      copyRef(c1, width, X, at(V, 0, c0));
      for (let j = c0; j < c1; j++) V.data.fill(0, entries * (V.off + c1 + j * V.ld), entries * (V.off + n + j * V.ld));
    }
  }
  if (!left) return;
  if (!back) turnRows(n, V);
  turnColumns(n, V);
  // A pair has changed the order of its parts, and is the other one's conjugate.
  for (let j = 0; j < n - 1; j++) {
    if (!isPair(T, n, j)) continue;
    const [x, y] = [V.off + j * V.ld, V.off + (j + 1) * V.ld];
    for (let i = 0; i < n; i++) {
      const imaginary = V.data[x + i]!;
      V.data[x + i] = V.data[y + i]!;
      V.data[y + i] = -imaginary;
    }
    j++;
  }
}

/** The columns in reverse. */
function turnColumns(n: number, A: Doubles): void {
  const { data, off, ld } = entriesOf(A);
  const rows = n * (A.parts ?? 1);
  for (let j = 0; 2 * j < n - 1; j++) {
    const [x, y] = [off + j * ld, off + (n - 1 - j) * ld];
    for (let i = 0; i < rows; i++) {
      const kept = data[x + i]!;
      data[x + i] = data[y + i]!;
      data[y + i] = kept;
    }
  }
}

/** The rows in reverse. */
function turnRows(n: number, { data, off, ld, parts = 1 }: Doubles): void {
  for (let j = 0; j < n; j++) {
    const column = parts * (off + j * ld);
    data.subarray(column, column + parts * n).reverse();
    for (let p = column; parts === 2 && p < column + 2 * n; p += 2) [data[p], data[p + 1]] = [data[p + 1]!, data[p]!];
  }
}
