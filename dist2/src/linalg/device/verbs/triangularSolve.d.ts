import { triangularSolve as onHost, type TriangularSolveOptions } from '../../triangularSolve.ts';
import { type OfComplexTwo, type OfTwo } from './verbs.ts';
/**
 * x with A x = b of a triangular A; on a device if A or b is there. Then A's diagonal is read back, to see that it has no zero, unless it
 * is taken as ones: nothing is waited for with `unitDiagonal`.
 */
export declare const triangularSolve: OfTwo<TriangularSolveOptions> & OfComplexTwo<TriangularSolveOptions> & typeof onHost;
