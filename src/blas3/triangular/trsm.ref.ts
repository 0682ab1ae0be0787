// TRSM in TypeScript: unblocked (the oracle) and recursive on the triangle (the CPU backend's). Real precisions, host memory only.
import { at, type Diag, type RealMat, type Side, type Trans, type Uplo } from '../../core/matrix.ts';
import { gemmBlockedRef } from '../products/gemm.ref.ts';

/**
 * B := alpha op(A)^-1 B (side 'l') or B := alpha B op(A)^-1 (side 'r'), by substitution; inner loops run down columns.
 * Only the triangle `uplo` of A is read, without its diagonal if diag = 'u'; with alpha = 0 neither A nor B is.
 */
export function trsmRef(
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
  scale(m, n, alpha, B);
  if (alpha === 0) return;
  // Transposing a lower triangle makes it an upper one: what counts is the shape of op(A).
  const lower = (uplo === 'l') === (transA === 'n');
  if (side === 'r') solveRight(lower, transA, diag, m, n, A, B);
  else if (transA === 'n') solveLeft(lower, diag, m, n, A, B);
  else solveLeftTransposed(lower, diag, m, n, A, B);
}

/** B := alpha B. With alpha = 0 B is not read. */
function scale(m: number, n: number, alpha: number, B: RealMat): void {
  if (alpha === 1) return;
  for (let j = 0; j < n; j++) {
    const column = B.off + j * B.ld;
    if (alpha === 0) B.data.fill(0, column, column + m);
    else for (let i = column; i < column + m; i++) B.data[i] = alpha * B.data[i]!;
  }
}

/** B := A^-1 B: as soon as an unknown is known, its column of A is subtracted. */
function solveLeft(lower: boolean, diag: Diag, m: number, n: number, A: RealMat, B: RealMat): void {
  const [a, b] = [A.data, B.data];
  for (let j = 0; j < n; j++) {
    const column = B.off + j * B.ld;
    for (let step = 0; step < m; step++) {
      const l = lower ? step : m - 1 - step;
      const al = A.off + l * A.ld;
      // B(l,j) := B(l,j) / A(l,l)
      if (diag === 'n') b[column + l] = b[column + l]! / a[al + l]!;
      const x = b[column + l]!;
      // B(i,j) := B(i,j) - A(i,l) B(l,j) for the unknowns still to come
      const last = lower ? m : l;
      for (let i = lower ? l + 1 : 0; i < last; i++) b[column + i] = b[column + i]! - a[al + i]! * x;
    }
  }
}

/** B := A^-T B: row i of A^T is column i of A, so every unknown is one dot product. */
function solveLeftTransposed(lower: boolean, diag: Diag, m: number, n: number, A: RealMat, B: RealMat): void {
  const [a, b] = [A.data, B.data];
  for (let j = 0; j < n; j++) {
    const column = B.off + j * B.ld;
    for (let step = 0; step < m; step++) {
      const i = lower ? step : m - 1 - step;
      const ai = A.off + i * A.ld;
      // B(i,j) := (B(i,j) - sum over the known unknowns l of A(l,i) B(l,j)) / A(i,i)
      let sum = b[column + i]!;
      const last = lower ? i : m;
      for (let l = lower ? 0 : i + 1; l < last; l++) sum -= a[ai + l]! * b[column + l]!;
      b[column + i] = diag === 'n' ? sum / a[ai + i]! : sum;
    }
  }
}

/** B := B op(A)^-1: column j of X op(A) = B is X(:,j) op(A)(j,j) + sum over l of X(:,l) op(A)(l,j) = B(:,j). */
function solveRight(lower: boolean, transA: Trans, diag: Diag, m: number, n: number, A: RealMat, B: RealMat): void {
  const [a, b] = [A.data, B.data];
  const [rowA, colA] = transA === 'n' ? [1, A.ld] : [A.ld, 1];
  for (let step = 0; step < n; step++) {
    const j = lower ? n - 1 - step : step;
    const bj = B.off + j * B.ld;
    const aj = A.off + j * colA;
    const last = lower ? n : j;
    for (let l = lower ? j + 1 : 0; l < last; l++) {
      // B(:,j) := B(:,j) - X(:,l) op(A)(l,j)
      const x = a[aj + l * rowA]!;
      const bl = B.off + l * B.ld;
      for (let i = 0; i < m; i++) b[bj + i] = b[bj + i]! - b[bl + i]! * x;
    }
    if (diag === 'u') continue;
    // X(:,j) := B(:,j) / A(j,j)
    const pivot = a[aj + j * rowA]!;
    for (let i = 0; i < m; i++) b[bj + i] = b[bj + i]! / pivot;
  }
}

/** Triangles up to this order are solved unblocked. */
const LEAF = 16;

/**
 * As trsmRef, by halving the triangle: nearly all work is in the multiplication by its square block.
 *
 *   op(A) = [ A11   0  ]  or  [ A11  A12 ]      X1 first where op(A) is lower and left or upper and right,
 *           [ A21  A22 ]      [  0   A22 ]      else X2 first
 */
export function trsmBlockedRef(
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
  if (order <= LEAF || alpha === 0) return trsmRef(side, uplo, transA, diag, m, n, alpha, A, B);
  const n1 = LEAF * Math.ceil(order / (2 * LEAF));
  const n2 = order - n1;
  const A22 = at(A, n1, n1);
  // The stored square block: A21 of a lower triangle, A12 of an upper one; op() turns it into the one of op(A).
  const square = uplo === 'l' ? at(A, n1, 0) : at(A, 0, n1);
  const lower = (uplo === 'l') === (transA === 'n');
  if (side === 'l') {
    const B2 = at(B, n1, 0);
    if (lower) {
      // X1 := alpha A11^-1 B1,  B2 := alpha B2 - A21 X1,  X2 := A22^-1 B2
      trsmBlockedRef(side, uplo, transA, diag, n1, n, alpha, A, B);
      gemmBlockedRef(transA, 'n', n2, n, n1, -1, square, B, alpha, B2);
      trsmBlockedRef(side, uplo, transA, diag, n2, n, 1, A22, B2);
    } else {
      // X2 := alpha A22^-1 B2,  B1 := alpha B1 - A12 X2,  X1 := A11^-1 B1
      trsmBlockedRef(side, uplo, transA, diag, n2, n, alpha, A22, B2);
      gemmBlockedRef(transA, 'n', n1, n, n2, -1, square, B2, alpha, B);
      trsmBlockedRef(side, uplo, transA, diag, n1, n, 1, A, B);
    }
  } else {
    const B2 = at(B, 0, n1);
    if (lower) {
      // X2 := alpha B2 A22^-1,  B1 := alpha B1 - X2 A21,  X1 := B1 A11^-1
      trsmBlockedRef(side, uplo, transA, diag, m, n2, alpha, A22, B2);
      gemmBlockedRef('n', transA, m, n1, n2, -1, B2, square, alpha, B);
      trsmBlockedRef(side, uplo, transA, diag, m, n1, 1, A, B);
    } else {
      // X1 := alpha B1 A11^-1,  B2 := alpha B2 - X1 A12,  X2 := B2 A22^-1
      trsmBlockedRef(side, uplo, transA, diag, m, n1, alpha, A, B);
      gemmBlockedRef('n', transA, m, n2, n1, -1, B, square, alpha, B2);
      trsmBlockedRef(side, uplo, transA, diag, m, n2, 1, A22, B2);
    }
  }
}
