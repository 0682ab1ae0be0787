// Small matrices in doubles, real or complex, for the checks of LAPACK's test programs: products, adjoints, triangles and an elimination
// by reflections, none of them with code of the library's references.
import { putElement } from '../../../src/core/complex.ts';
import { type MatrixView, matrixView, type Triangle } from '../../../testing/lib/norms.ts';
import { conjugate, minus, re, type Scalar, scalarAt, times } from '../../../testing/lib/scalars.ts';

/** A matrix made by a formula. */
export function made(rows: number, cols: number, entry: (i: number, j: number) => Scalar, parts?: 2): MatrixView {
  const values = new Float64Array(rows * cols * (parts ?? 1));
  for (let j = 0; j < cols; j++) {
    for (let i = 0; i < rows; i++) putElement(values, i + j * rows, entry(i, j), parts);
  }
  return matrixView(values, rows, cols, undefined, 0, parts);
}

/** An element of a real matrix. */
export const entryOf = ({ data, offset, ld }: MatrixView, i: number, j: number): number => data[offset + i + j * ld]!;

/** An element of any. */
export const scalarOf = ({ data, offset, ld, parts }: MatrixView, i: number, j: number): Scalar =>
  scalarAt(data, offset + i + j * ld, parts);

/** What is across the diagonal: the same, or conjugates beside a real diagonal. */
export type Mirror = 't' | 'c';

/** The Hermitian matrix of which one triangle is stored, of the diagonal, as everywhere, the real parts; or the symmetric one. */
export function mirrored(a: MatrixView, uplo: 'u' | 'l', mirror: Mirror = 'c'): MatrixView {
  const across = mirror === 'c' ? conjugate : (x: Scalar): Scalar => x;
  const entry = (i: number, j: number): Scalar => {
    if (i === j) return mirror === 'c' ? re(scalarOf(a, i, i)) : scalarOf(a, i, i);
    return (uplo === 'u') === i < j ? scalarOf(a, i, j) : across(scalarOf(a, j, i));
  };
  return made(a.rows, a.cols, entry, a.parts);
}

/** The matrix of which one triangle is stored: the other one is zero, and a unit diagonal is not stored. */
export const triangular = (a: MatrixView, { uplo, diag }: Triangle): MatrixView =>
  made(
    a.rows,
    a.cols,
    (i, j) => (i === j ? (diag === 'u' ? 1 : scalarOf(a, i, j)) : (uplo === 'u') === i < j ? scalarOf(a, i, j) : 0),
    a.parts,
  );

export const transposedOf = (a: MatrixView): MatrixView => made(a.cols, a.rows, (i, j) => scalarOf(a, j, i), a.parts);

export const adjointOf = (a: MatrixView): MatrixView =>
  made(a.cols, a.rows, (i, j) => conjugate(scalarOf(a, j, i)), a.parts);

export const scaledBy = (a: MatrixView, factor: number): MatrixView => ({ ...a, data: a.data.map((x) => x * factor) });

/** The matrix, in doubles, in arrays of its own. */
export const copyOf = (a: MatrixView): MatrixView => made(a.rows, a.cols, (i, j) => scalarOf(a, i, j), a.parts);

export const identity = (n: number, parts?: 2): MatrixView => made(n, n, (i, j) => +(i === j), parts);

/** X - Y; complex where either is. */
export const difference = (x: MatrixView, y: MatrixView): MatrixView =>
  made(x.rows, x.cols, (i, j) => minus(scalarOf(x, i, j), scalarOf(y, i, j)), x.parts ?? y.parts);

/** y := y + x f for the elements from p of x and from q of y on. */
export function accumulate(
  count: number,
  x: MatrixView['data'],
  p: number,
  f: Scalar,
  y: MatrixView['data'],
  q: number,
): void {
  if (typeof f === 'number') {
    for (let i = 0; i < count; i++) y[q + i]! += x[p + i]! * f;
    return;
  }
  for (let i = 0; i < 2 * count; i += 2) {
    const [a, b] = [x[2 * p + i]!, x[2 * p + i + 1]!];
    y[2 * q + i]! += a * f.re - b * f.im;
    y[2 * q + i + 1]! += a * f.im + b * f.re;
  }
}

/** A matrix with pairs for elements, real numbers with zeros beside them. */
const inPairs = (a: MatrixView): MatrixView =>
  a.parts === 2 ? a : made(a.rows, a.cols, (i, j) => scalarOf(a, i, j), 2);

/** A B; complex where either is. */
export function product(left: MatrixView, right: MatrixView): MatrixView {
  const parts = left.parts ?? right.parts;
  const [a, b] = parts === undefined ? [left, right] : [inPairs(left), inPairs(right)];
  const c = made(a.rows, b.cols, () => 0, parts);
  for (let j = 0; j < b.cols; j++) {
    for (let l = 0; l < a.cols; l++)
      accumulate(a.rows, a.data, a.offset + l * a.ld, scalarOf(b, l, j), c.data, j * c.ld);
  }
  return c;
}

/** x^H y for columns from row `top` on. */
export function dot(x: MatrixView, k: number, y: MatrixView, j: number, top: number): Scalar {
  const [p, q, count] = [x.offset + k * x.ld + top, y.offset + j * y.ld + top, x.rows - top];
  let [real, imaginary] = [0, 0];
  if (x.parts === undefined) {
    for (let i = 0; i < count; i++) real += x.data[p + i]! * y.data[q + i]!;
    return real;
  }
  for (let i = 0; i < 2 * count; i += 2) {
    const [a, b, c, d] = [x.data[2 * p + i]!, x.data[2 * p + i + 1]!, y.data[2 * q + i]!, y.data[2 * q + i + 1]!];
    real += a * c + b * d;
    imaginary += a * d - b * c;
  }
  return { re: real, im: imaginary };
}

/** A := (I - tau v v^H) A for the rows from `top` and the columns from `left` on; v is a column. */
export function reflect(a: MatrixView, v: MatrixView, tau: Scalar, top: number, left: number): void {
  for (let j = left; j < a.cols; j++) {
    const factor = times(times(-1, tau), dot(v, 0, a, j, top));
    accumulate(a.rows - top, v.data, v.offset + top, factor, a.data, a.offset + j * a.ld + top);
  }
}

/**
 * C := Q C or Q^H C for Q = H(1) ... H(k), H(i) = I - tau(i) v(i) v(i)^H: v(i) stands in column i of `vectors` below the diagonal, behind
 * its one.
 */
export function multiplyByQ(vectors: MatrixView, tau: readonly Scalar[], adjoint: boolean, c: MatrixView): MatrixView {
  const order = adjoint ? [...tau.keys()] : [...tau.keys()].reverse();
  for (const k of order) {
    const v = made(c.rows, 1, (i) => (i < k ? 0 : i === k ? 1 : scalarOf(vectors, i, k)), c.parts);
    reflect(c, v, adjoint ? conjugate(tau[k]!) : tau[k]!, k, 0);
  }
  return c;
}

/** A := R of A = Q R, by reflections of the columns: what is below the diagonal becomes exactly zero. */
export function eliminateBelow(a: MatrixView): void {
  for (let k = 0; k < Math.min(a.rows - 1, a.cols); k++) {
    const v = made(a.rows, 1, (i) => (i < k ? 0 : scalarOf(a, i, k)), a.parts);
    const size = Math.sqrt(re(dot(v, 0, v, 0, k)));
    if (size === 0) continue;
    const alpha = scalarOf(v, k, 0);
    const modulus = Math.hypot(...(typeof alpha === 'number' ? [alpha] : [alpha.re, alpha.im]));
    const turn: Scalar =
      modulus === 0
        ? 1
        : typeof alpha === 'number'
          ? Math.sign(alpha)
          : { re: alpha.re / modulus, im: alpha.im / modulus };
    const scaled = (by: number): Scalar =>
      typeof turn === 'number' ? turn * by : { re: turn.re * by, im: turn.im * by };
    putElement(v.data, k, scaled(modulus + size), a.parts);
    reflect(a, v, 1 / (size * (size + modulus)), k, k + 1);
    const column = a.offset + k * a.ld;
    putElement(a.data, column + k, scaled(-size), a.parts);
    a.data.fill(0, (column + k + 1) * (a.parts ?? 1), (column + a.rows) * (a.parts ?? 1));
  }
}
