// GEMMTR in TypeScript: element by element (the oracle) and recursive on the triangle (the CPU backend's). Real precisions, host memory only.
import { at, type RealMat, type Trans, type Uplo } from '../../core/matrix.ts';
import { gemmBlockedRef } from './gemm.ref.ts';

/**
 * C := alpha op(A) op(B) + beta C on the triangle `uplo` of C, of order n; the other triangle is neither read nor written.
 * Each dot product is summed in double and rounded once. With beta = 0 C is not read; with alpha = 0 or k = 0 neither A nor B is.
 */
export function gemmtrRef(
  uplo: Uplo,
  transA: Trans,
  transB: Trans,
  n: number,
  k: number,
  alpha: number,
  A: RealMat,
  B: RealMat,
  beta: number,
  C: RealMat,
): void {
  const depth = alpha === 0 ? 0 : k;
  // op(A)(i, l) = a[A.off + i rowA + l colA]: transposition exchanges the two strides.
  const [rowA, colA] = transA === 'n' ? [1, A.ld] : [A.ld, 1];
  const [rowB, colB] = transB === 'n' ? [1, B.ld] : [B.ld, 1];
  const [a, b, c] = [A.data, B.data, C.data];
  for (let j = 0; j < n; j++) {
    const last = uplo === 'l' ? n : j + 1;
    for (let i = uplo === 'l' ? j : 0; i < last; i++) {
      let sum = 0;
      let pa = A.off + i * rowA;
      let pb = B.off + j * colB;
      for (let l = 0; l < depth; l++) {
        sum += a[pa]! * b[pb]!;
        pa += colA;
        pb += rowB;
      }
      const pc = C.off + i + j * C.ld;
      const product = depth === 0 ? 0 : alpha * sum;
      c[pc] = beta === 0 ? product : product + beta * c[pc]!;
    }
  }
}

/** Triangles up to this order are computed element by element. */
const LEAF = 16;

/** As gemmtrRef, by halving the triangle: nearly all work is in the product for its square block. */
export function gemmtrBlockedRef(
  uplo: Uplo,
  transA: Trans,
  transB: Trans,
  n: number,
  k: number,
  alpha: number,
  A: RealMat,
  B: RealMat,
  beta: number,
  C: RealMat,
): void {
  if (n <= LEAF) return gemmtrRef(uplo, transA, transB, n, k, alpha, A, B, beta, C);
  const n1 = LEAF * Math.ceil(n / (2 * LEAF));
  const n2 = n - n1;
  // The second half of op(A)'s rows and of op(B)'s columns.
  const A2 = transA === 'n' ? at(A, n1, 0) : at(A, 0, n1);
  const B2 = transB === 'n' ? at(B, 0, n1) : at(B, n1, 0);
  gemmtrBlockedRef(uplo, transA, transB, n1, k, alpha, A, B, beta, C);
  // C21 := alpha op(A)2 op(B)1 + beta C21   or   C12 := alpha op(A)1 op(B)2 + beta C12
  if (uplo === 'l') gemmBlockedRef(transA, transB, n2, n1, k, alpha, A2, B, beta, at(C, n1, 0));
  else gemmBlockedRef(transA, transB, n1, n2, k, alpha, A, B2, beta, at(C, 0, n1));
  gemmtrBlockedRef(uplo, transA, transB, n2, k, alpha, A2, B2, beta, at(C, n1, n1));
}
