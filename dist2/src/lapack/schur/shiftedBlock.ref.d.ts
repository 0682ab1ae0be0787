/** x, and the factor of the right side that keeps it within the range. */
export interface BlockSolution {
    re1: number;
    im1: number;
    re2: number;
    im2: number;
    scale: number;
}
/** (ar + i ai) / (br + i bi), into `to`. */
export declare function divideRef(ar: number, ai: number, br: number, bi: number, to: {
    re: number;
    im: number;
}): void;
/**
 * (t - re - i im) x = scale b, where a divisor below `least` is replaced by it. b is in x, and overwritten.
 */
export declare function solveOneRef(t: number, re: number, im: number, least: number, x: BlockSolution): void;
/** (tr + i ti - re - i im) x = scale b, the same of complex numbers. */
export declare function solveOneComplexRef(tr: number, ti: number, re: number, im: number, least: number, x: BlockSolution): void;
/** ([t11 t12; t21 t22] - re - i im) x = scale b, by elimination with complete pivoting, as solveOneRef. Source: LAPACK xLALN2. */
export declare function solveTwoRef(t11: number, t12: number, t21: number, t22: number, re: number, im: number, least: number, x: BlockSolution): void;
