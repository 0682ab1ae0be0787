// What the multishift QR algorithm works in, and the products by which a window's transformation reaches the rest of the matrix, in
// doubles.
import { gemmBlockedRef } from '../../blas3/products/gemm.ref.ts';
import { at, type RealMat } from '../../core/matrix.ts';
import type { Gemm } from '../../core/signatures.ts';
import { copyRef, type Doubles, newDoubles } from './doubles.ref.ts';
import type { Iteration } from './lahqr.ref.ts';

/** Orders of windows up to this one. */
export const WINDOW = 96;

/** Matrices in which windows are worked on. */
export interface HqrRoom {
  /** WINDOW x WINDOW each. */
  readonly T: Doubles;
  readonly V: Doubles;
  /** n x WINDOW, and WINDOW x n. */
  readonly tall: Doubles;
  readonly wide: Doubles;
  readonly multiply: Gemm<RealMat>;
}

export const newHqrRoom = (n: number): HqrRoom => ({
  T: newDoubles(WINDOW, WINDOW),
  V: newDoubles(WINDOW, WINDOW),
  tall: newDoubles(n, WINDOW),
  wide: newDoubles(WINDOW, n),
  multiply: gemmBlockedRef,
});

/**
 * H := V^T H V outside the window, whose own elements are in place: rows and columns first .. first+w-1 of an active block top .. end-1, or
 * of all of H where the Schur form is wanted. Z := Z V.
 */
export function applyWindow(
  { schur, n, H, Z, zlo, zhi }: Iteration,
  { V, tall, wide, multiply }: HqrRoom,
  top: number,
  end: number,
  first: number,
  w: number,
): void {
  const [from, to] = schur ? [0, n] : [top, end];
  const right = (rows: number, A: Doubles): void => {
    multiply('n', 'n', rows, w, w, 1, A, V, 0, tall);
    copyRef(rows, w, tall, A);
  };
  if (first > from) right(first - from, at(H, from, first));
  const behind = to - first - w;
  if (behind > 0) {
    const A = at(H, first, first + w);
    multiply('t', 'n', w, behind, w, 1, V, A, 0, wide);
    copyRef(w, behind, wide, A);
  }
  if (Z && zhi > zlo) right(zhi - zlo, at(Z, zlo, first));
}
