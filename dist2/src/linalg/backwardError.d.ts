import type { ArrayOf } from '../core/field.ts';
import type { Context } from '../runtime/context.ts';
import { type Real } from './operands.ts';
/** A x = b, for `count` matrices A, m x n, by columns without gaps one behind the other; each has nrhs columns of b and x. */
export interface SolvedSystems {
    readonly m: number;
    readonly n: number;
    readonly nrhs: number;
    readonly count: number;
    readonly a: ArrayOf<Real>;
    readonly b: ArrayOf<Real>;
    readonly x: ArrayOf<Real>;
}
/**
 * Of A x = b, A square: the largest ||b - A x|| / (||A|| ||x|| + ||b||), infinity norms. So little, of ||A|| and of ||b||, would have to
 * change for x to be exact. Source: J. L. Rigal, J. Gaches, J. ACM 14 (1967).
 */
export declare function systemError(context: Context, signal: AbortSignal | undefined, of: SolvedSystems): Promise<number>;
/**
 * Of min ||b - A x||: with r = b - A x the smaller of ||r|| / (||A|| ||x|| + ||b||) and ||A^T r|| / (||A|| ||r||), the largest of all,
 * 2-norms and ||A||_F. If so little of A and b were different x would solve, or minimize, exactly. Source: G. W. Stewart, Research,
 * development and LINPACK, in Mathematical Software III (1977).
 */
export declare function leastSquaresError(context: Context, signal: AbortSignal | undefined, of: SolvedSystems): Promise<number>;
