import type { FieldMat } from '../../core/matrix.ts';
import { type RootReport } from './invroot.ref.ts';
import { type Squares } from './squares.ref.ts';
/**
 * C := A^(1/2). Y := A / c and Z := I, then Y := Y T and Z := T Z with T = (3 I - Z Y) / 2, which takes Y to (A / c)^(1/2), Z to its
 * inverse and Z Y to I. c = ||A|| puts the eigenvalues of Y into (0, 1] where A is positive definite. If info is not 0, C is left as it
 * was. A may be C.
 */
export declare function sqrtmRef(n: number, A: FieldMat, C: FieldMat, s?: Squares): RootReport;
