// Product with the orthogonal factor of geqrf in TypeScript, one reflector after the other. Real precisions, host memory only.
import { at, type RealArray, type RealMat, type Side, type Trans } from '../../core/matrix.ts';
import { blocksOfReflectors } from '../../core/reflectors.ts';
import { larfRef } from './larfg.ref.ts';

/** Where v(i) lies, `length` elements one after the other, the first of which is not read. */
type ReflectorOf = (i: number, length: number) => readonly [v: RealArray, off: number];

/** C := op(Q) C (side 'l') or C := C op(Q) ('r'), C m x n, Q = H(0) ... H(k-1). */
export function applyReflectorsRef(
  side: Side,
  trans: Trans,
  m: number,
  n: number,
  k: number,
  reflector: ReflectorOf,
  tau: RealArray,
  tauOff: number,
  C: RealMat,
): void {
  for (const [i] of blocksOfReflectors(side, trans, k, 1)) {
    const [v, off] = reflector(i, (side === 'l' ? m : n) - i);
    // H(i) leaves the first i rows (columns) of C as they are.
    if (side === 'l') larfRef('l', m - i, n, v, off, tau[tauOff + i]!, at(C, i, 0));
    else larfRef('r', m, n - i, v, off, tau[tauOff + i]!, at(C, 0, i));
  }
}

/** The same with the v's in the first k columns of A and tau as geqrf leaves them. Source: LAPACK xORM2R. */
export const ormqrRef = (
  side: Side,
  trans: Trans,
  m: number,
  n: number,
  k: number,
  A: RealMat,
  tau: RealArray,
  tauOff: number,
  C: RealMat,
): void => applyReflectorsRef(side, trans, m, n, k, (i) => [A.data, at(A, i, i).off], tau, tauOff, C);
