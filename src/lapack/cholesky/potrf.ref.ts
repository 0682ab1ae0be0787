// Cholesky factorization in TypeScript: unblocked (the oracle) and recursive. Real precisions, host memory only.
// Both: A (n x n, symmetric positive definite, of which the triangle `uplo` is read) := L with A = L L^T ('l') or U with A = U^T U ('u'), in
// that triangle; returns info: 0, or the order of the first leading minor that is not positive definite, where the factorization stops.
import { syrkBlockedRef } from '../../blas3/products/syrk.ref.ts';
import { trsmBlockedRef } from '../../blas3/triangular/trsm.ref.ts';
import { at, type RealMat, type Uplo } from '../../core/matrix.ts';

/** A = L L^T column by column (U^T U is the same with rows for columns). Source: LAPACK xPOTF2. */
export function potf2Ref(uplo: Uplo, n: number, A: RealMat): number {
  const a = A.data;
  // L(i, j) = a[A.off + i down + j right]; U(j, i) is L(i, j).
  const [down, right] = uplo === 'l' ? [1, A.ld] : [A.ld, 1];
  for (let j = 0; j < n; j++) {
    const rowJ = A.off + j * down;
    const diagonal = rowJ + j * right;
    // L(j,j) := sqrt(A(j,j) - sum of L(j,l)^2)
    let pivot = a[diagonal]!;
    for (let l = 0; l < j; l++) pivot -= a[rowJ + l * right]! ** 2;
    a[diagonal] = pivot;
    pivot = a[diagonal]!; // rounded to the operand's precision: the sign is judged as it is stored
    if (!(pivot > 0)) return j + 1;
    const root = Math.sqrt(pivot);
    a[diagonal] = root;
    // L(i,j) := (A(i,j) - sum of L(i,l) L(j,l)) / L(j,j)
    for (let i = j + 1; i < n; i++) {
      const rowI = A.off + i * down;
      let sum = a[rowI + j * right]!;
      for (let l = 0; l < j; l++) sum -= a[rowI + l * right]! * a[rowJ + l * right]!;
      a[rowI + j * right] = sum / root;
    }
  }
  return 0;
}

/** Triangles up to this order are factored unblocked, unless the caller says otherwise. */
const LEAF = 16;

/**
 * As potf2Ref, by halving the matrix down to nb (0: own choice): nearly all work is in the products. Source: LAPACK xPOTRF2.
 *
 *   A = [ A11       ]   L11 from A11,  L21 := A21 L11^-T,  L22 from A22 - L21 L21^T
 *       [ A21  A22  ]
 */
export function potrfRef(uplo: Uplo, n: number, A: RealMat, nb = 0): number {
  const leaf = nb > 0 ? nb : LEAF;
  if (n <= leaf) return potf2Ref(uplo, n, A);
  const n1 = leaf * Math.ceil(n / (2 * leaf));
  const n2 = n - n1;
  const A22 = at(A, n1, n1);
  const info1 = potrfRef(uplo, n1, A, nb);
  if (info1 > 0) return info1;
  if (uplo === 'l') {
    const A21 = at(A, n1, 0);
    trsmBlockedRef('r', 'l', 't', 'n', n2, n1, 1, A, A21);
    syrkBlockedRef('l', 'n', n2, n1, -1, A21, 1, A22);
  } else {
    const A12 = at(A, 0, n1);
    trsmBlockedRef('l', 'u', 't', 'n', n1, n2, 1, A, A12);
    syrkBlockedRef('u', 't', n2, n1, -1, A12, 1, A22);
  }
  const info2 = potrfRef(uplo, n2, A22, nb);
  return info2 > 0 ? n1 + info2 : 0;
}
