// TRMM in TypeScript: unblocked (the oracle) and recursive on the triangle (the CPU backend's). Real precisions, host memory only.
import { at, type Diag, type RealMat, type Side, type Trans, type Uplo } from '../../core/matrix.ts';
import { gemmBlockedRef } from '../products/gemm.ref.ts';

/**
 * B := alpha op(A) B (side 'l') or B := alpha B op(A) (side 'r'), in place: each element is a dot product in double, rounded once.
 * Only the triangle `uplo` of A is read, without its diagonal if diag = 'u'; with alpha = 0 neither A nor B is.
 */
export function trmmRef(
  side: Side,
  uplo: Uplo,
  transA: Trans,
  diag: Diag,
  m: number,
  n: number,
  alpha: number,
  A: RealMat,
  B: RealMat,
): void {
  const [a, b] = [A.data, B.data];
  if (alpha === 0) {
    for (let j = 0; j < n; j++) b.fill(0, B.off + j * B.ld, B.off + j * B.ld + m);
    return;
  }
  // A B from the right is A^T B^T: `order` elements in steps of `along`, one vector every `across`.
  const [order, vectors, along, across] = side === 'l' ? [m, n, 1, B.ld] : [n, m, B.ld, 1];
  const transposed = (transA !== 'n') === (side === 'l');
  const [rowA, colA] = transposed ? [A.ld, 1] : [1, A.ld];
  const lower = (uplo === 'l') !== transposed;
  for (let v = 0; v < vectors; v++) {
    const x = B.off + v * across;
    for (let step = 0; step < order; step++) {
      // Row i of a lower triangle needs elements up to i: from the last one on, none of them has been overwritten.
      const i = lower ? order - 1 - step : step;
      const ai = A.off + i * rowA;
      let sum = diag === 'u' ? b[x + i * along]! : a[ai + i * colA]! * b[x + i * along]!;
      const last = lower ? i : order;
      for (let l = lower ? 0 : i + 1; l < last; l++) sum += a[ai + l * colA]! * b[x + l * along]!;
      b[x + i * along] = alpha * sum;
    }
  }
}

/** Triangles up to this order are multiplied unblocked. */
const LEAF = 16;

/**
 * As trmmRef, by halving the triangle: nearly all work is in the multiplication by its square block.
 *
 *   op(A) = [ A11   0  ]  or  [ A11  A12 ]      B2 first where op(A) is lower and left or upper and right,
 *           [ A21  A22 ]      [  0   A22 ]      else B1 first, because the other half is needed as it was
 */
export function trmmBlockedRef(
  side: Side,
  uplo: Uplo,
  transA: Trans,
  diag: Diag,
  m: number,
  n: number,
  alpha: number,
  A: RealMat,
  B: RealMat,
): void {
  const order = side === 'l' ? m : n;
  if (order <= LEAF || alpha === 0) return trmmRef(side, uplo, transA, diag, m, n, alpha, A, B);
  const n1 = LEAF * Math.ceil(order / (2 * LEAF));
  const n2 = order - n1;
  const A22 = at(A, n1, n1);
  // The stored square block: A21 of a lower triangle, A12 of an upper one; op() turns it into the one of op(A).
  const square = uplo === 'l' ? at(A, n1, 0) : at(A, 0, n1);
  const lower = (uplo === 'l') === (transA === 'n');
  if (side === 'l') {
    const B2 = at(B, n1, 0);
    if (lower) {
      // B2 := alpha A22 B2,  B2 := alpha A21 B1 + B2,  B1 := alpha A11 B1
      trmmBlockedRef(side, uplo, transA, diag, n2, n, alpha, A22, B2);
      gemmBlockedRef(transA, 'n', n2, n, n1, alpha, square, B, 1, B2);
      trmmBlockedRef(side, uplo, transA, diag, n1, n, alpha, A, B);
    } else {
      // B1 := alpha A11 B1,  B1 := alpha A12 B2 + B1,  B2 := alpha A22 B2
      trmmBlockedRef(side, uplo, transA, diag, n1, n, alpha, A, B);
      gemmBlockedRef(transA, 'n', n1, n, n2, alpha, square, B2, 1, B);
      trmmBlockedRef(side, uplo, transA, diag, n2, n, alpha, A22, B2);
    }
  } else {
    const B2 = at(B, 0, n1);
    if (lower) {
      // B1 := alpha B1 A11,  B1 := alpha B2 A21 + B1,  B2 := alpha B2 A22
      trmmBlockedRef(side, uplo, transA, diag, m, n1, alpha, A, B);
      gemmBlockedRef('n', transA, m, n1, n2, alpha, B2, square, 1, B);
      trmmBlockedRef(side, uplo, transA, diag, m, n2, alpha, A22, B2);
    } else {
      // B2 := alpha B2 A22,  B2 := alpha B1 A12 + B2,  B1 := alpha B1 A11
      trmmBlockedRef(side, uplo, transA, diag, m, n2, alpha, A22, B2);
      gemmBlockedRef('n', transA, m, n2, n1, alpha, B, square, 1, B2);
      trmmBlockedRef(side, uplo, transA, diag, m, n1, alpha, A, B);
    }
  }
}
