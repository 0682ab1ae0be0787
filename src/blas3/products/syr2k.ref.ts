// SYR2K in TypeScript: element by element (the oracle) and recursive (the CPU backend's). Real precisions, host memory only.
import type { RealMat } from '../../core/matrix.ts';
import type { Syr2k } from '../../core/signatures.ts';
import { gemmtrBlockedRef } from './gemmtr.ref.ts';

/**
 * C := alpha (A B^T + B A^T) + beta C (trans 'n') or C := alpha (A^T B + B^T A) + beta C, on the triangle `uplo` of C, of order n; the
 * other triangle is neither read nor written. Each element is summed in double and rounded once. With beta = 0 C is not read; with
 * alpha = 0 or k = 0 neither A nor B is.
 */
export const syr2kRef: Syr2k<RealMat, number> = (uplo, trans, n, k, alpha, A, B, beta, C) => {
  const depth = alpha === 0 ? 0 : k;
  const [rowA, colA] = trans === 'n' ? [1, A.ld] : [A.ld, 1];
  const [rowB, colB] = trans === 'n' ? [1, B.ld] : [B.ld, 1];
  const [a, b, c] = [A.data, B.data, C.data];
  for (let j = 0; j < n; j++) {
    const last = uplo === 'l' ? n : j + 1;
    for (let i = uplo === 'l' ? j : 0; i < last; i++) {
      let sum = 0;
      for (let l = 0; l < depth; l++) {
        const [al, bl] = [A.off + l * colA, B.off + l * colB];
        sum += a[al + i * rowA]! * b[bl + j * rowB]! + b[bl + i * rowB]! * a[al + j * rowA]!;
      }
      const pc = C.off + i + j * C.ld;
      const product = depth === 0 ? 0 : alpha * sum;
      c[pc] = beta === 0 ? product : product + beta * c[pc]!;
    }
  }
};

/** As syr2kRef, as two products on the triangle, each by halving it. */
export const syr2kBlockedRef: Syr2k<RealMat, number> = (uplo, trans, n, k, alpha, A, B, beta, C) => {
  const other = trans === 'n' ? 't' : 'n';
  gemmtrBlockedRef(uplo, trans, other, n, k, alpha, A, B, beta, C);
  if (alpha !== 0 && k !== 0) gemmtrBlockedRef(uplo, trans, other, n, k, alpha, B, A, 1, C);
};
