// A block of reflectors applied to a matrix in TypeScript. Real precisions, host memory only.
import type { RealArray, RealMat, Side, Trans } from '../../core/matrix.ts';
import { vectorLike } from '../condition/condition.ref.ts';
import { reflectorRef, type Storev } from './larft.ref.ts';

export interface LarfbProblem<M> {
  readonly side: Side;
  readonly trans: Trans;
  readonly storev: Storev;
  readonly m: number;
  readonly n: number;
  readonly k: number;
  readonly V: M;
  readonly T: M;
  readonly C: M;
}

/**
 * C := op(H) C (side 'l') or C := C op(H) ('r'), C m x n, H = I - V T V^T, the columns of V being reflectors as larftRef takes them and T
 * upper triangular. Source: LAPACK xLARFB.
 */
export function larfbRef({ side, trans, storev, m, n, k, V, T, C }: LarfbProblem<RealMat>): void {
  const [length, lines, along, across] = side === 'l' ? [m, n, 1, C.ld] : [n, m, C.ld, 1];
  const vs: RealArray[] = Array.from({ length: k }, () => vectorLike(V, length));
  for (let j = 0; j < k; j++) reflectorRef(storev, length, j, V, vs[j]!);
  const w = vectorLike(V, k);
  // A column of H C is H c, a row of C H is H^T c.
  const transposed = (trans !== 'n') === (side === 'l');
  for (let line = 0; line < lines; line++) {
    const start = C.off + line * across;
    // w := V^T c
    for (let j = 0; j < k; j++) {
      let sum = 0;
      for (let i = j; i < length; i++) sum += vs[j]![i]! * C.data[start + i * along]!;
      w[j] = sum;
    }
    // c := c - V op(T) w
    for (let j = 0; j < k; j++) {
      let sum = 0;
      if (transposed) for (let q = 0; q <= j; q++) sum += T.data[T.off + q + j * T.ld]! * w[q]!;
      else for (let q = j; q < k; q++) sum += T.data[T.off + j + q * T.ld]! * w[q]!;
      for (let i = j; i < length; i++) C.data[start + i * along] = C.data[start + i * along]! - vs[j]![i]! * sum;
    }
  }
}
