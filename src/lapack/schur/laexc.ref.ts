// Neighbouring diagonal blocks of a Schur form exchanged, in doubles.
import { lartgRef, type Plane } from '../svd/plane.ref.ts';
import type { Doubles } from './doubles.ref.ts';
import { lanv2Ref, standard } from './lanv2.ref.ts';
import { solveSmallRef } from './smallSystem.ref.ts';
import { makeSmallReflector, type SmallReflector, smallReflector, turnsRef } from './turns.ref.ts';

/** What exchanges are computed in: there are thousands of them, and what is made anew for each costs more than its arithmetic. */
const block = standard();
const [matrix, solution, corner] = [new Float64Array(16), new Float64Array(4), new Float64Array(16)];
const plane: Plane = { c: 1, s: 0, r: 0 };
const reflectors = [smallReflector(), smallReflector()] as const;

/** Brings the 2 x 2 block at j to lanv2Ref's form. */
function standardize(n: number, T: Doubles, rows: number, Q: Doubles | undefined, j: number): void {
  const { data: t, ld } = T;
  const p = T.off + j + j * ld;
  block.a = t[p]!;
  block.b = t[p + ld]!;
  block.c = t[p + 1]!;
  block.d = t[p + 1 + ld]!;
  lanv2Ref(block);
  const { a, b, c, d, cs, sn } = block;
  t[p] = a;
  t[p + ld] = b;
  t[p + 1] = c;
  t[p + 1 + ld] = d;
  turnsRef.rotateRows(t, p + 2 * ld, ld, n - j - 2, cs, sn);
  turnsRef.rotateColumns(t, T.off + j * ld, ld, j, cs, sn);
  if (Q) turnsRef.rotateColumns(Q.data, Q.off + j * Q.ld, Q.ld, rows, cs, sn);
}

/** Of the Sylvester equation of two blocks: `solution`, n1 x n2 by columns, with T11 X - X T22 = T12. */
function couple(t: Float64Array, p: number, ld: number, n1: number, n2: number, least: number): void {
  const size = n1 * n2;
  matrix.fill(0, 0, size * size);
  for (let j = 0; j < n2; j++)
    for (let i = 0; i < n1; i++) {
      const row = i + j * n1;
      solution[row] = t[p + i + (n1 + j) * ld]!;
      for (let l = 0; l < n1; l++) matrix[row * size + l + j * n1]! += t[p + i + l * ld]!;
      for (let l = 0; l < n2; l++) matrix[row * size + i + l * n1]! -= t[p + n1 + l + (n1 + j) * ld]!;
    }
  solveSmallRef(size, matrix, solution, least);
}

/**
 * The reflectors whose product has the columns of [-X; I], an invariant subspace, as multiples of its first ones. Number c acts on elements
 * c .. c + n1.
 */
function span(n1: number, n2: number): void {
  const [first, second] = reflectors;
  const x = solution;
  const three = n1 === 2;
  makeSmallReflector(first, -x[0]!, three ? -x[1]! : 1, three ? 1 : 0);
  if (n2 === 1) return;
  // The other column: (-x, 1), with a zero in front of the 1, turned by the first reflector
  const { t, w2, w3 } = first;
  const [v1, v2] = [-x[n1]!, three ? -x[3]! : 0];
  const sum = t * (v1 + w2 * v2);
  makeSmallReflector(second, v2 - sum * w2, three ? -sum * w3 : 1, three ? 1 : 0);
}

/** `lines` rows or columns times a reflector of n1 + 1 elements. */
const turnRows = (n1: number, a: Float64Array, at: number, ld: number, lines: number, h: SmallReflector) =>
  n1 === 2 ? turnsRef.rows3(a, at, ld, lines, h.w2, h.w3, h.t) : turnsRef.rows2(a, at, ld, lines, h.w2, h.t);
const turnColumns: typeof turnRows = (n1, a, at, ld, lines, h) =>
  n1 === 2 ? turnsRef.columns3(a, at, ld, lines, h.w2, h.w3, h.t) : turnsRef.columns2(a, at, ld, lines, h.w2, h.t);

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
    lartgRef(t[p + ld]!, t22 - t11, plane);
    const { c, s } = plane;
    turnsRef.rotateRows(t, p + 2 * ld, ld, n - j - 2, c, s);
    turnsRef.rotateColumns(t, off + j * ld, ld, j, c, s);
    t[p] = t22;
    t[p + 1 + ld] = t11;
    if (Q) turnsRef.rotateColumns(Q.data, Q.off + j * Q.ld, Q.ld, rows, c, s);
    return true;
  }
  // The blocks by themselves, first
  let norm = 0;
  for (let c = 0; c < order; c++)
    for (let r = 0; r < order; r++) {
      const value = t[p + r + c * ld]!;
      corner[r + c * order] = value;
      norm = Math.max(norm, Math.abs(value));
    }
  const least = Math.max(eps * norm, 2 ** -969);
  couple(t, p, ld, n1, n2, least);
  span(n1, n2);
  for (let c = 0; c < n2; c++) {
    turnRows(n1, corner, c, order, order, reflectors[c]!);
    turnColumns(n1, corner, c * order, order, order, reflectors[c]!);
  }
  for (let c = 0; c < n2; c++)
    for (let r = n2; r < order; r++) if (!(Math.abs(corner[r + c * order]!) <= 10 * least)) return false;

  for (let c = 0; c < n2; c++) {
    const h = reflectors[c]!;
    turnRows(n1, t, p + c, ld, n - j, h);
    turnColumns(n1, t, off + (j + c) * ld, ld, j + order, h);
    if (Q) turnColumns(n1, Q.data, Q.off + (j + c) * Q.ld, Q.ld, rows, h);
  }
  for (let c = 0; c < n2; c++) for (let r = n2; r < order; r++) t[p + r + c * ld] = 0;
  if (n2 === 2) standardize(n, T, rows, Q, j);
  if (n1 === 2) standardize(n, T, rows, Q, j + n2);
  return true;
}
