/** LAPACK's safe minimum, the smallest number whose reciprocal does not overflow, of the arithmetic: halves are scaled in single. */
export declare const SAFE_MIN: {
    readonly h: number;
    readonly s: number;
    readonly d: number;
};
/** Factors that are to be multiplied in this order; none of them overflows or underflows, nor does any product that need not. */
export declare function scalingSteps(cfrom: number, cto: number, safeMin: number): number[];
