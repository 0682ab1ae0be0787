import type { RealArray } from '../../core/matrix.ts';
import { type Doubles } from './doubles.ref.ts';
/** |u^H v| / (||u|| ||v||) of the left and right vectors of each eigenvalue; of a pair of a real matrix both have it. */
export declare function valueConditionsRef(n: number, im: Float64Array, L: Doubles, R: Doubles, to: RealArray): void;
/**
 * Of each eigenvalue how far it is from the others, as far as its vectors are concerned: an estimate of the least singular value of what
 * T without it is minus it; of a pair both have it. 0 where it cannot be brought to the beginning of T. Source: LAPACK xTRSNA.
 */
export declare function vectorConditionsRef(n: number, T: Doubles, eps: number, to: RealArray): void;
