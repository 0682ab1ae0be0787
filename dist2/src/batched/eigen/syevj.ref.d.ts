import { type SyevProblem } from '../../lapack/eigen/syev.ref.ts';
/** When Jacobi's method ends. */
export interface JacobiLimits {
    /**
     * An off-diagonal element that is at most this times the smaller of its two diagonal elements is none. 0 or less: an ulp for each 32 of
     * the order, one at least.
     */
    readonly tol: number;
    /** Sweeps at most. */
    readonly maxSweeps: number;
}
/** A = Z W Z^H, with Z in place of A where vectors are asked for; else A is only scaled. Returns info. */
export declare function syevjRef(problem: SyevProblem, { tol, maxSweeps }: JacobiLimits): number;
