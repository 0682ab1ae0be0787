// SYMM in TypeScript: element by element (the oracle) and recursive on A (the CPU backend's). Real precisions, host memory only.
import { at, type RealMat } from '../../core/matrix.ts';
import type { Symm } from '../../core/signatures.ts';
import { gemmBlockedRef } from './gemm.ref.ts';

/**
 * C := alpha A B + beta C (side 'l') or C := alpha B A + beta C (side 'r') with a symmetric A of which the triangle `uplo` is read.
 * Each element is summed in double and rounded once. With beta = 0 C is not read; with alpha = 0 neither A nor B is.
 */
export const symmRef: Symm<RealMat, number> = (side, uplo, m, n, alpha, A, B, beta, C) => {
  const [a, b, c] = [A.data, B.data, C.data];
  const order = side === 'l' ? m : n;
  const depth = alpha === 0 ? 0 : order;
  // A(i, l) is stored where (i, l) lies in the triangle, and as A(l, i) otherwise.
  const entry = (i: number, l: number): number =>
    (uplo === 'l' ? i >= l : i <= l) ? a[A.off + i + l * A.ld]! : a[A.off + l + i * A.ld]!;
  for (let j = 0; j < n; j++) {
    for (let i = 0; i < m; i++) {
      let sum = 0;
      for (let l = 0; l < depth; l++) {
        sum += side === 'l' ? entry(i, l) * b[B.off + l + j * B.ld]! : b[B.off + i + l * B.ld]! * entry(l, j);
      }
      const pc = C.off + i + j * C.ld;
      const product = depth === 0 ? 0 : alpha * sum;
      c[pc] = beta === 0 ? product : product + beta * c[pc]!;
    }
  }
};

/** Matrices A up to this order are multiplied element by element. */
const LEAF = 16;

/**
 * As symmRef, by halving A: nearly all work is in the products with its square block, which counts twice, once transposed.
 *
 *   A = [ A11  A21^T ]      C1 := alpha (A11 B1 + A21^T B2) + beta C1
 *       [ A21  A22   ]      C2 := alpha (A21 B1 + A22 B2) + beta C2
 */
export const symmBlockedRef: Symm<RealMat, number> = (side, uplo, m, n, alpha, A, B, beta, C) => {
  const order = side === 'l' ? m : n;
  if (order <= LEAF || alpha === 0) return symmRef(side, uplo, m, n, alpha, A, B, beta, C);
  const n1 = LEAF * Math.ceil(order / (2 * LEAF));
  const n2 = order - n1;
  const A22 = at(A, n1, n1);
  const square = uplo === 'l' ? at(A, n1, 0) : at(A, 0, n1);
  // How the stored square block becomes A21 and A12.
  const [as21, as12] = uplo === 'l' ? (['n', 't'] as const) : (['t', 'n'] as const);
  if (side === 'l') {
    const [B2, C2] = [at(B, n1, 0), at(C, n1, 0)];
    symmBlockedRef(side, uplo, n1, n, alpha, A, B, beta, C);
    gemmBlockedRef(as12, 'n', n1, n, n2, alpha, square, B2, 1, C);
    symmBlockedRef(side, uplo, n2, n, alpha, A22, B2, beta, C2);
    gemmBlockedRef(as21, 'n', n2, n, n1, alpha, square, B, 1, C2);
  } else {
    // C1 := alpha (B1 A11 + B2 A21) + beta C1,  C2 := alpha (B1 A12 + B2 A22) + beta C2
    const [B2, C2] = [at(B, 0, n1), at(C, 0, n1)];
    symmBlockedRef(side, uplo, m, n1, alpha, A, B, beta, C);
    gemmBlockedRef('n', as21, m, n1, n2, alpha, B2, square, 1, C);
    symmBlockedRef(side, uplo, m, n2, alpha, A22, B2, beta, C2);
    gemmBlockedRef('n', as12, m, n2, n1, alpha, B, square, 1, C2);
  }
};
