import { type RoutineSpec } from '../../core/spec.ts';
/**
 * A := A^(1/2) for a general n x n matrix A, column-major: the principal square root.
 *
 * Square root of a matrix: the X with X X = A whose eigenvalues have real parts that are not negative. Of a complex A there is one unless A
 * is singular and its zeros are defective, as those of [0 1; 0 0]; eigenvalues that are negative and real have roots i sqrt(-x). Of a real
 * A it is real, and exists if no eigenvalue is negative and real besides; the complex root of a real matrix is that of the same numbers
 * with imaginary parts 0. Where singular matrices have roots, they need not be unique.
 *
 * Overwrites A and info. Of the Schur form A = Z T Z^H, of a real A the real one, the root X of T is found column by column, from the
 * diagonal upwards. The error ||A - X X|| is some n eps ||X||^2, which is much more than n eps ||A|| where X is much larger than
 * ||A||^(1/2), and up to some eps^(1/2) ||A|| of singular matrices, whose roots are ill-conditioned. Of a real A a real eigenvalue below 0
 * by less than n eps ||A||_F counts as a rounding error, and its root as real. Of positive definite matrices on a GPU there is
 * sqrtmStridedBatched, which needs products only.
 *
 * All precisions are computed on the CPU, on any context, singles in doubles; on a GPU context operands are read back. Flops, to leading
 * order: those of gees with vectors, n^3/3 for the root, 4n^3 for products. Source: A. Bjorck, S. Hammarling, A Schur method for the square
 * root of a matrix, Linear Algebra Appl. 52/53 (1983); N. J. Higham, Computing real square roots of a real matrix, ibid. 88/89 (1987).
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A.
 * @example
 * const info = ctx.alloc('i', 1);
 * await dsqrtm(ctx.queue, { n, A, lda: n, info }); // A := A^(1/2)
 */
export declare const sqrtmSpec: RoutineSpec;
