/**
 * M x = b, of order `n`, by elimination with complete pivoting; pivots below `least` are replaced by it. M, by rows, and b are overwritten,
 * b with x. Returns whether a pivot was replaced. Source: LAPACK xLASY2.
 */
export declare function solveSmallRef(n: number, M: Float64Array, b: Float64Array, least: number): boolean;
