import type { TriangleSolve, Triangles } from '../../core/expert.ts';
import type { FieldMat, RealArray, Uplo } from '../../core/matrix.ts';
import { type Product } from './lacn2.ref.ts';
/** The norms that have a condition number here: 'o' is another name of '1'. */
export type ConditionNorm = '1' | 'o' | 'i';
/**
 * The size of the vectors that A^-1 is to be multiplied with: a power of two. With vectors of size s a solution has elements up to
 * s ||A^-1||, and the products within a substitution go up to s ||A|| ||A^-1||. s = ||A|| where that is below 1, and s = 1 above, bound
 * both by the condition number, whatever the norm: only a matrix that is singular to any precision overflows. LAPACK's scaled solves
 * (xLATRS) are not needed for that. Towards the ends of the range s stays away from where A^-1 s would become subnormal.
 */
export declare function startOf(anorm: number, prec: 's' | 'd'): number;
/**
 * 1 / (||A|| ||A^-1||) by lacn2Ref: 1 for an empty matrix, 0 for one that is singular or of norm 0 or infinity, NaN if anorm is or the
 * factors have NaN. `x` is workspace, `product` multiplies it by A^-1.
 */
export declare function rcondRef(anorm: number, x: RealArray, product: Product, factorsHaveNaN: () => boolean, parts?: 1 | 2): number;
/** What is not looked at on a diagonal: 'unit', all of it; 'real', imaginary parts. */
type Unseen = 'nothing' | 'unit' | 'real';
/** Whether there is NaN in the part of A that is `uplo`; 'f': in all of it. */
export declare function hasNaN(uplo: Uplo | 'f', n: number, A: FieldMat, unseen?: Unseen): boolean;
/**
 * The same, with norm 'i' by the 1-norm of the conjugate transpose, for a matrix of order n known by triangles in A. `solve` makes one of
 * their solves with x, the workspace.
 */
export declare function conditionRef(triangles: Triangles, norm: ConditionNorm, n: number, A: FieldMat, anorm: number, x?: RealArray, solve?: (one: TriangleSolve) => void): number;
/** Workspace of n elements of A's type. */
export declare function vectorLike({ data, parts }: FieldMat, n: number): RealArray;
export {};
