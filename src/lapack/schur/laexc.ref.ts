// Neighbouring diagonal blocks of a Schur form exchanged, in doubles.
import { type Doubles, rotateRef } from './doubles.ref.ts';
import { lanv2Ref, standard } from './lanv2.ref.ts';
import { solveSmallRef } from './smallSystem.ref.ts';

/** A reflector I - tau v v^T of two to four elements. */
interface Reflector {
  readonly v: Float64Array;
  readonly tau: number;
}

/** The one that makes x a multiple of the first unit vector. */
function reflectorOf(x: Float64Array): Reflector {
  const v = Float64Array.from(x);
  const length = Math.hypot(...x);
  if (x.every((value, i) => i === 0 || value === 0)) return { v, tau: 0 };
  const beta = x[0]! > 0 ? -length : length;
  for (let i = 1; i < v.length; i++) v[i] = x[i]! / (x[0]! - beta);
  v[0] = 1;
  return { v, tau: (beta - x[0]!) / beta };
}

/**
 * `lines` vectors x of the reflector's length := x - tau v (v^T x); elements lie `along` apart, vectors `across`. A loop for each length:
 * these are most of what early deflation computes.
 */
function reflect({ v, tau }: Reflector, data: Float64Array, at: number, along: number, lines: number, across: number) {
  const [v0, v1, v2, v3] = [v[0]!, v[1]!, v[2]!, v[3]!];
  const end = at + lines * across;
  if (v.length === 2) {
    for (let x = at; x < end; x += across) {
      const y = x + along;
      const sum = (v0 * data[x]! + v1 * data[y]!) * tau;
      data[x] = data[x]! - sum * v0;
      data[y] = data[y]! - sum * v1;
    }
  } else if (v.length === 3) {
    for (let x = at; x < end; x += across) {
      const [y, z] = [x + along, x + 2 * along];
      const sum = (v0 * data[x]! + v1 * data[y]! + v2 * data[z]!) * tau;
      data[x] = data[x]! - sum * v0;
      data[y] = data[y]! - sum * v1;
      data[z] = data[z]! - sum * v2;
    }
  } else {
    for (let x = at; x < end; x += across) {
      const [y, z, w] = [x + along, x + 2 * along, x + 3 * along];
      const sum = (v0 * data[x]! + v1 * data[y]! + v2 * data[z]! + v3 * data[w]!) * tau;
      data[x] = data[x]! - sum * v0;
      data[y] = data[y]! - sum * v1;
      data[z] = data[z]! - sum * v2;
      data[w] = data[w]! - sum * v3;
    }
  }
}

/** Brings the 2 x 2 block at j to lanv2Ref's form. */
export function standardize(n: number, T: Doubles, rows: number, Q: Doubles | undefined, j: number): void {
  const { data: t, ld } = T;
  const p = T.off + j + j * ld;
  const block = standard();
  [block.a, block.b, block.c, block.d] = [t[p]!, t[p + ld]!, t[p + 1]!, t[p + 1 + ld]!];
  lanv2Ref(block);
  [t[p], t[p + ld], t[p + 1], t[p + 1 + ld]] = [block.a, block.b, block.c, block.d];
  const { cs, sn } = block;
  rotateRef(n - j - 2, t, p + 2 * ld, p + 1 + 2 * ld, ld, cs, sn);
  rotateRef(j, t, T.off + j * ld, T.off + (j + 1) * ld, 1, cs, sn);
  if (Q) rotateRef(rows, Q.data, Q.off + j * Q.ld, Q.off + (j + 1) * Q.ld, 1, cs, sn);
}

/** Of the Sylvester equation of two blocks: X, n1 x n2 by columns, with T11 X - X T22 = T12. */
function couple(t: Float64Array, p: number, ld: number, n1: number, n2: number, least: number): Float64Array {
  const size = n1 * n2;
  const M = new Float64Array(size * size);
  const x = new Float64Array(size);
  for (let j = 0; j < n2; j++)
    for (let i = 0; i < n1; i++) {
      const row = i + j * n1;
      x[row] = t[p + i + (n1 + j) * ld]!;
      for (let l = 0; l < n1; l++) M[row * size + l + j * n1]! += t[p + i + l * ld]!;
      for (let l = 0; l < n2; l++) M[row * size + i + l * n1]! -= t[p + n1 + l + (n1 + j) * ld]!;
    }
  solveSmallRef(size, M, x, least);
  return x;
}

/**
 * T := H^T T H, in which the diagonal blocks of order n1 and n2 at row j, counted from 0, have changed places; Q := Q H, of `rows` rows, if
 * it is given. false, and nothing is changed, where the result would not be near enough to a Schur form.
 * Source: LAPACK xLAEXC; Z. Bai, J. Demmel, On swapping diagonal blocks in real Schur form, Linear Algebra Appl. 186 (1993).
 */
export function laexcRef(
  n: number,
  T: Doubles,
  rows: number,
  Q: Doubles | undefined,
  j: number,
  n1: number,
  n2: number,
  eps: number,
): boolean {
  const { data: t, off, ld } = T;
  const order = n1 + n2;
  const p = off + j + j * ld;
  if (order === 2) {
    const [t11, t22] = [t[p]!, t[p + 1 + ld]!];
    const [x, y] = [t[p + ld]!, t22 - t11];
    const length = Math.hypot(x, y);
    const [c, s] = length === 0 ? [1, 0] : [x / length, y / length];
    rotateRef(n - j - 2, t, p + 2 * ld, p + 1 + 2 * ld, ld, c, s);
    rotateRef(j, t, off + j * ld, off + (j + 1) * ld, 1, c, s);
    [t[p], t[p + 1 + ld]] = [t22, t11];
    if (Q) rotateRef(rows, Q.data, Q.off + j * Q.ld, Q.off + (j + 1) * Q.ld, 1, c, s);
    return true;
  }
  // The blocks by themselves, first
  const D = new Float64Array(order * order);
  let norm = 0;
  for (let c = 0; c < order; c++)
    for (let r = 0; r < order; r++) {
      const value = t[p + r + c * ld]!;
      D[r + c * order] = value;
      norm = Math.max(norm, Math.abs(value));
    }
  const least = Math.max(eps * norm, 2 ** -969);
  const X = couple(t, p, ld, n1, n2, least);
  // The columns of [-X; I] are an invariant subspace: the first columns of H span it.
  const span = Array.from({ length: n2 }, (_, c) => {
    const column = new Float64Array(order);
    for (let r = 0; r < n1; r++) column[r] = -X[r + c * n1]!;
    column[n1 + c] = 1;
    return column;
  });
  const reflectors = span.map((column, c) => {
    const H = reflectorOf(column.subarray(c));
    for (const other of span.slice(c + 1)) reflect(H, other, c, 1, 1, order);
    return H;
  });
  for (const [c, H] of reflectors.entries()) {
    reflect(H, D, c, 1, order, order);
    reflect(H, D, c * order, order, order, 1);
  }
  for (let c = 0; c < n2; c++)
    for (let r = n2; r < order; r++) if (!(Math.abs(D[r + c * order]!) <= 10 * least)) return false;

  for (const [c, H] of reflectors.entries()) {
    reflect(H, t, p + c, 1, n - j, ld);
    reflect(H, t, off + (j + c) * ld, ld, j + order, 1);
    if (Q) reflect(H, Q.data, Q.off + (j + c) * Q.ld, Q.ld, rows, 1);
  }
  for (let c = 0; c < n2; c++) for (let r = n2; r < order; r++) t[p + r + c * ld] = 0;
  if (n2 === 2) standardize(n, T, rows, Q, j);
  if (n1 === 2) standardize(n, T, rows, Q, j + n2);
  return true;
}
