import type { Doubles } from './doubles.ref.ts';
/** Two real eigenvalues, the one that is nearer to a22 / b22 first, or re1 +- i im. */
export interface PencilPair {
    re1: number;
    re2: number;
    im: number;
}
/**
 * Of A - w B at row and column j, with an upper triangular B whose diagonal elements are replaced by `least` where they are smaller.
 * Neither norm is far from 1. Source: LAPACK xLAG2.
 */
export declare function lag2Ref(A: Doubles, B: Doubles, j: number, least: number, to: PencilPair): void;
