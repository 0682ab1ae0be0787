// Product with the orthogonal factor of tpqrt in TypeScript, one reflector after the other. Real precisions, host memory only.
import { at, type RealMat, type Side, type Trans } from '../../core/matrix.ts';
import { blocksOfReflectors } from '../../core/reflectors.ts';
import { pentagonRows, reflectPairRef } from './tpqrt.ref.ts';

export interface TpmqrtProblem<M> {
  readonly side: Side;
  readonly trans: Trans;
  readonly m: number;
  readonly n: number;
  readonly k: number;
  readonly l: number;
  readonly nb: number;
  readonly V: M;
  readonly T: M;
  readonly A: M;
  readonly B: M;
}

/**
 * [A; B] := op(Q) [A; B] (side 'l') with A k x n, or [A B] := [A B] op(Q) ('r') with A m x k; B is m x n, Q = H(0) ... H(k-1) from V and T
 * as tpqrtRef leaves them, whose diagonal is all that is used of T. Source: LAPACK xTPMQRT.
 */
export function tpmqrtRef({ side, trans, m, n, k, l, nb, V, T, A, B }: TpmqrtProblem<RealMat>): void {
  const left = side === 'l';
  const rowsOfV = left ? m : n;
  for (const [j] of blocksOfReflectors(side, trans, k, 1)) {
    const tau = T.data[at(T, j % nb, j).off]!;
    const length = pentagonRows(rowsOfV, l, j);
    // Columns of A and B side by side, or their rows.
    if (left) reflectPairRef(length, at(V, 0, j), tau, at(A, j, 0), B, 1, n);
    else reflectPairRef(length, at(V, 0, j), tau, { ...at(A, 0, j), ld: 1 }, { ...B, ld: 1 }, B.ld, m);
  }
}
