// Reduction of a symmetric band to tridiagonal form by chasing bulges, in TypeScript. Host memory only.
import type { FieldMat, RealArray, Uplo } from '../../core/matrix.ts';
import { vectorLike } from '../condition/condition.ref.ts';
import { larfgRef } from '../qr/larfg.ref.ts';
import { reflectBothRef } from './sytrdSy2sb.ref.ts';

/**
 * Q^T B Q = T: D and E of T, and the reflectors below the diagonal of V, if it is given. B is of order n with kd diagonals beside the main
 * one, in band storage. Source: LAPACK xSYTRD_SB2ST.
 */
export function sytrdSb2stRef(
  uplo: Uplo,
  n: number,
  kd: number,
  AB: FieldMat,
  D: FieldMat,
  E: FieldMat,
  V?: FieldMat,
): void {
  // What a reflector fills in reaches 2 kd - 1 diagonals below the main one.
  const most = Math.min(kd, n);
  const ld = 2 * most;
  const a = vectorLike(AB, ld * n);
  const place = (i: number, j: number): number => i - j + j * ld;
  for (let j = 0; j < n; j++)
    for (let i = j; i < Math.min(n, j + kd + 1); i++)
      a[place(i, j)] = AB.data[AB.off + (uplo === 'l' ? i - j + j * AB.ld : kd + j - i + i * AB.ld)]!;
  const v = vectorLike(AB, most);
  const [sums, w] = [new Float64Array(most), new Float64Array(most)];
  for (let s = 0; s < n - 2; s++) {
    let t = 0;
    for (let r = s + 1; r < n; r += kd) {
      const rows = Math.min(kd, n - r);
      // The columns beside the diagonal block: at first column s alone, then those that the step before has reflected.
      const left = r === s + 1 ? s : r - kd;
      if (left !== s) multiplyFromRight(rows, r - left, a, (p, q) => place(r + p, left + q), v, t, sums);
      for (let l = 0; l < rows; l++) v[l] = a[place(r + l, left)]!;
      t = larfgRef(rows, v, 0);
      a[place(r, left)] = v[0]!;
      for (let l = 1; l < rows; l++) a[place(r + l, left)] = 0;
      for (let l = 0; l < rows && V !== undefined; l++) V.data[V.off + r + l + s * V.ld] = l === 0 ? t : v[l]!;
      v[0] = 1;
      for (let c = left + 1; c < r; c++) {
        let sum = 0;
        for (let l = 0; l < rows; l++) sum += v[l]! * a[place(r + l, c)]!;
        for (let l = 0; l < rows; l++) a[place(r + l, c)]! -= t * sum * v[l]!;
      }
      reflectBothRef(rows, a, (p, q) => place(r + p, r + q), v, t, w);
    }
  }
  for (let j = 0; j < n; j++) {
    D.data[D.off + j] = a[place(j, j)]!;
    if (j < n - 1) E.data[E.off + j] = a[place(j + 1, j)]!;
  }
}

/** A := A H, A rows x cols, H = I - t v v^T. */
function multiplyFromRight(
  rows: number,
  cols: number,
  a: RealArray,
  place: (p: number, q: number) => number,
  v: RealArray,
  t: number,
  sums: Float64Array,
): void {
  sums.fill(0, 0, rows);
  for (let q = 0; q < cols; q++) for (let p = 0; p < rows; p++) sums[p]! += a[place(p, q)]! * v[q]!;
  for (let q = 0; q < cols; q++) for (let p = 0; p < rows; p++) a[place(p, q)]! -= t * sums[p]! * v[q]!;
}
