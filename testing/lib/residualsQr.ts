// Error measures of QR: R8 of geqrf, exactly and by random vectors, the solve of -c2, and products with Q or Q written out, which are
// compared with reflectors applied in doubles.
import type { Side } from '../../src/index.ts';
import { orgqrRef } from '../../src/lapack/qr/orgqr.ref.ts';
import { ormqrRef } from '../../src/lapack/qr/ormqr.ref.ts';
import { larger, type MatrixView, matrixView, normFro, normOne } from './norms.ts';
import { columnOf, multiply, signVector } from './product.ts';
import type { Random } from './random.ts';
import { froDifference, ratio } from './residuals.ts';
import { hostMat } from './views.ts';

const UPPER = { uplo: 'u', diag: 'n' } as const;
const VECTORS = 2;

/** A matrix of zeros in doubles. */
export const zeros = (rows: number, cols: number, parts: 2 | undefined): MatrixView =>
  matrixView(new Float64Array((parts ?? 1) * rows * cols), rows, cols, undefined, 0, parts);

/** A copy in doubles, with tight columns. */
export function inDoubles(a: MatrixView): MatrixView {
  const step = a.parts ?? 1;
  const copy = zeros(a.rows, a.cols, a.parts);
  for (let j = 0; j < a.cols; j++) copy.data.set(columnOf(a, j), step * j * a.rows);
  return copy;
}

/** op(Q) x for a vector x of as many elements as the reflectors have. */
function applyQ(v: MatrixView, tau: MatrixView, x: Float64Array, transposed: boolean): Float64Array {
  const y = matrixView(x.slice(), x.length, 1);
  ormqrRef('l', transposed ? 't' : 'n', x.length, 1, tau.rows, hostMat(v), tau.data, tau.offset, hostMat(y));
  return y.data as Float64Array;
}

const norm = (x: Float64Array): number => normFro(matrixView(x, x.length, 1));
const minus = (x: Float64Array, y: Float64Array): Float64Array => x.map((value, i) => value - y[i]!);

/** R, min(m, n) x n, of the array that holds both factors. */
const upperOf = ({ data, rows, cols, ld, offset }: MatrixView): MatrixView =>
  matrixView(data, Math.min(rows, cols), cols, ld, offset);

/** R8: ||R - Q^T A||_1 / (N ||A||_1) and ||I - Q^T Q||_1 / N, Q being m x min(m, n). */
export function qrErrors(a: MatrixView, qr: MatrixView, tau: MatrixView): [residual: number, orthogonality: number] {
  const { rows: m, cols: n } = a;
  const k = Math.min(m, n);
  if (k === 0) return [0, 0];
  const q = inDoubles(matrixView(qr.data, m, k, qr.ld, qr.offset));
  orgqrRef(m, k, k, hostMat(q), Float64Array.from(columnOf(tau, 0)));
  /** ||X - Q^T Y||_1 */
  const distance = (x: (i: number, j: number) => number, y: MatrixView): number => {
    let most = 0;
    for (let j = 0; j < y.cols; j++) {
      const product = multiply(q, true, columnOf(y, j));
      const sum = product.reduce((total, value, i) => total + Math.abs(x(i, j) - value), 0);
      most = larger(sum, most);
    }
    return most;
  };
  const r = (i: number, j: number): number => (i <= j ? qr.data[qr.offset + i + j * qr.ld]! : 0);
  return [ratio(distance(r, a), n * normOne(a)), distance((i, j) => (i === j ? 1 : 0), q) / n];
}

/**
 * The same in O(m n), in the Frobenius norm: for random signs t, E ||X t||^2 = ||X||_F^2. With X = A - Q R, and with I - Q^T Q of the
 * whole m x m product of reflectors.
 */
export function qrVectorCheck(a: MatrixView, qr: MatrixView, tau: MatrixView, random: Random): [number, number] {
  const { rows: m, cols: n } = a;
  let [residual, orthogonality] = [0, 0];
  for (let trial = 0; trial < VECTORS; trial++) {
    const t = signVector(n, random);
    const product = new Float64Array(m);
    product.set(multiply(upperOf(qr), false, t, UPPER));
    residual = Math.hypot(residual, norm(minus(multiply(a, false, t), applyQ(qr, tau, product, false))));
    const s = signVector(m, random);
    orthogonality = Math.hypot(orthogonality, norm(minus(applyQ(qr, tau, applyQ(qr, tau, s, false), true), s)));
  }
  const root = Math.sqrt(VECTORS);
  return [ratio(residual / root, n * normFro(a)), orthogonality / root / m];
}

/** -c2: ||A x - b||_F / (max(m, n) ||A||_F ||x||_F) for b = A times a random vector and x from the factors, m >= n. */
export function qrSolveError(a: MatrixView, qr: MatrixView, tau: MatrixView, random: Random): number {
  const { rows: m, cols: n } = a;
  const b = multiply(a, false, random.fill(new Float64Array(n), 'rand'));
  const x = applyQ(qr, tau, b, true).slice(0, n);
  for (let j = n - 1; j >= 0; j--) {
    const column = qr.offset + j * qr.ld;
    x[j] /= qr.data[column + j];
    for (let i = 0; i < j; i++) x[i] -= qr.data[column + i] * x[j];
  }
  return ratio(norm(minus(multiply(a, false, x), b)), Math.max(m, n) * normFro(a) * norm(x));
}

/** ||Q - Q_ref||_F / (m ||Q_ref||_F), Q_ref (m x n) being the reflectors of v and tau written out in doubles. */
export function writtenQError(v: MatrixView, tau: MatrixView, q: MatrixView): number {
  const expected = inDoubles(v);
  orgqrRef(v.rows, v.cols, tau.rows, hostMat(expected), Float64Array.from(columnOf(tau, 0)));
  return ratio(froDifference(q, expected), v.rows * normFro(expected));
}

/** The same in O(m n), by random vectors. */
export function writtenQVectorCheck(v: MatrixView, tau: MatrixView, q: MatrixView, random: Random): number {
  let error = 0;
  for (let trial = 0; trial < VECTORS; trial++) {
    const t = signVector(q.cols, random);
    const longer = new Float64Array(q.rows);
    longer.set(t);
    error = Math.hypot(error, norm(minus(multiply(q, false, t), applyQ(v, tau, longer, false))));
  }
  return error / Math.sqrt(VECTORS) / q.rows / Math.sqrt(q.cols);
}

/** ||C' - op(Q) C||_F / (N ||C||_F), or C op(Q), for Q of order N, computed in doubles. */
export function productQError(
  side: Side,
  transposed: boolean,
  v: MatrixView,
  tau: MatrixView,
  c: MatrixView,
  result: MatrixView,
): number {
  const expected = inDoubles(c);
  const { rows: m, cols: n } = c;
  ormqrRef(side, transposed ? 't' : 'n', m, n, tau.rows, hostMat(v), tau.data, tau.offset, hostMat(expected));
  return ratio(froDifference(result, expected), v.rows * normFro(c));
}

/** The same in O(mk + mn), by random vectors, from the other side of C. */
export function productQVectorCheck(
  side: Side,
  transposed: boolean,
  v: MatrixView,
  tau: MatrixView,
  c: MatrixView,
  result: MatrixView,
  random: Random,
): number {
  let error = 0;
  for (let trial = 0; trial < VECTORS; trial++) {
    const fromRight = side === 'l';
    const t = signVector(fromRight ? c.cols : c.rows, random);
    // op(Q) (C t), or op(Q)^T (C^T t)
    const expected = applyQ(v, tau, multiply(c, !fromRight, t), fromRight ? transposed : !transposed);
    error = Math.hypot(error, norm(minus(multiply(result, !fromRight, t), expected)));
  }
  return ratio(error / Math.sqrt(VECTORS), v.rows * normFro(c));
}
