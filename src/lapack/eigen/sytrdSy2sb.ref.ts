// Reduction of a symmetric matrix to a band by reflections, in TypeScript. Host memory only.
import type { FieldMat, RealArray, Uplo } from '../../core/matrix.ts';
import { vectorLike } from '../condition/condition.ref.ts';
import { larfgRef } from '../qr/larfg.ref.ts';

/**
 * Q^T A Q = B with kd diagonals beside the main one; A is of order n, of which the triangle `uplo` is read. B and the v's take its place,
 * B goes to AB too, in band storage, and n - kd factors to tau, at least one. A reflector of column j acts on the rows and columns from
 * j + kd on, so that columns may be taken one after the other without panels. Source: LAPACK xSYTRD_SY2SB.
 */
export function sytrdSy2sbRef(
  uplo: Uplo,
  n: number,
  kd: number,
  { data: a, off, ld }: FieldMat,
  AB: FieldMat,
  tau: RealArray,
  tauOff = 0,
): void {
  // The upper triangle is the lower one turned over, and so are its v's.
  const [rs, cs] = uplo === 'l' ? [1, ld] : [ld, 1];
  const place = (i: number, j: number): number => off + i * rs + j * cs;
  const v = vectorLike({ data: a, off, ld }, n);
  const w = new Float64Array(n);
  if (n > 0 && n <= kd) tau[tauOff] = 0;
  for (let j = 0; j < n - kd; j++) {
    const first = j + kd;
    const rows = n - first;
    for (let l = 0; l < rows; l++) v[l] = a[place(first + l, j)]!;
    const t = larfgRef(rows, v, 0);
    tau[tauOff + j] = t;
    for (let l = 0; l < rows; l++) a[place(first + l, j)] = v[l]!;
    if (t === 0) continue;
    v[0] = 1;
    // From the left alone: the columns between
    for (let c = j + 1; c < first; c++) {
      let sum = 0;
      for (let l = 0; l < rows; l++) sum += v[l]! * a[place(first + l, c)]!;
      for (let l = 0; l < rows; l++) a[place(first + l, c)]! -= t * sum * v[l]!;
    }
    reflectBothRef(rows, a, (p, q) => place(first + p, first + q), v, t, w);
  }
  const row = uplo === 'l' ? 0 : kd;
  for (let j = 0; j < n; j++)
    for (let i = j; i < Math.min(n, j + kd + 1); i++) {
      const [down, across] = uplo === 'l' ? [i - j, j] : [row + j - i, i];
      AB.data[AB.off + down + across * AB.ld] = a[place(i, j)]!;
    }
}

/** A := H A H of the lower triangle of a symmetric A, H = I - t v v^T: A - v w^T - w v^T with w = t A v - t^2 (v^T A v) v / 2. */
export function reflectBothRef(
  rows: number,
  a: RealArray,
  place: (p: number, q: number) => number,
  v: RealArray,
  t: number,
  w: Float64Array,
): void {
  w.fill(0, 0, rows);
  for (let q = 0; q < rows; q++) {
    w[q]! += t * a[place(q, q)]! * v[q]!;
    for (let p = q + 1; p < rows; p++) {
      const x = t * a[place(p, q)]!;
      w[p]! += x * v[q]!;
      w[q]! += x * v[p]!;
    }
  }
  let product = 0;
  for (let l = 0; l < rows; l++) product += w[l]! * v[l]!;
  for (let l = 0; l < rows; l++) w[l]! -= 0.5 * t * product * v[l]!;
  for (let q = 0; q < rows; q++) for (let p = q; p < rows; p++) a[place(p, q)]! -= v[p]! * w[q]! + w[p]! * v[q]!;
}
