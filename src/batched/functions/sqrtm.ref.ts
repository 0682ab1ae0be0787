// The principal square root of a matrix in TypeScript: the coupled Newton-Schulz iteration (Higham, Functions of Matrices, 6.3).

import type { FieldMat } from '../../core/matrix.ts';
import { MOST_STEPS, rootScale, verdict } from '../../core/matrixFunctions.ts';
import { EPS, type RootReport, trivialReport } from './invroot.ref.ts';
import { distance, largest, normBound, type Squares, squaresRef } from './squares.ref.ts';

/**
 * C := A^(1/2). Y := A / c and Z := I, then Y := Y T and Z := T Z with T = (3 I - Z Y) / 2, which takes Y to (A / c)^(1/2), Z to its
 * inverse and Z Y to I. c = ||A|| puts the eigenvalues of Y into (0, 1] where A is positive definite. If info is not 0, C is left as it
 * was. A may be C.
 */
export function sqrtmRef(n: number, A: FieldMat, C: FieldMat, s: Squares = squaresRef(n, A)): RootReport {
  const magnitude = largest(n, A);
  const trivial = trivialReport(n, magnitude);
  if (trivial !== undefined) return trivial;
  let [Y, Z, T, spare] = [s.take(), s.take(), s.take(), s.take()];
  const { shift, back } = rootScale(magnitude, 2);
  s.combine(Y, [[2 ** -shift, A]]);
  const root = Math.fround(Math.sqrt(normBound(n, Y)));
  s.combine(Y, [[1 / (root * root), Y]]);
  s.combine(Z, [], 1);
  let before = Number.POSITIVE_INFINITY;
  let error = 0;
  for (let step = 0; step < MOST_STEPS[s.prec]; step++) {
    s.multiply(Z, Y, T);
    error = distance(n, T, 1);
    const found = verdict(n, 1, EPS[s.prec], error, before);
    if (found === 'converged') s.combine(C, [[root / back, Y]]);
    if (found !== 'goes on') return { info: found === 'failed' ? step + 1 : 0, iter: step, error };
    s.combine(T, [[-0.5, T]], 1.5);
    s.multiply(Y, T, spare);
    [Y, spare] = [spare, Y];
    s.multiply(T, Z, spare);
    [Z, spare] = [spare, Z];
    before = error;
  }
  return { info: MOST_STEPS[s.prec] + 1, iter: MOST_STEPS[s.prec], error };
}
