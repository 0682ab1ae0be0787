import type { Prec } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of sqrtm, by name. */
export interface SqrtmArgs<P extends Prec> {
    n: number;
    /** In: A. Out: its root. */
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /**
     * Out, one integer. 0: done. n: A has a NaN or an infinity, and becomes NaN. n + 1: there is no root, or none among real matrices. n +
     * 2: the Schur form was not found. In the last two cases A is as it was.
     */
    info: Ptr<'i'>;
}
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
export declare const sqrtm: {
    <P extends Prec>(on: Context | Queue, args: SqrtmArgs<P>, prec?: P): Promise<void>;
};
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
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A.
 * @example
 * const info = ctx.alloc('i', 1);
 * await dsqrtm(ctx.queue, { n, A, lda: n, info }); // A := A^(1/2)
 */
export declare const ssqrtm: {
    (on: Context | Queue, args: SqrtmArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
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
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A.
 * @example
 * const info = ctx.alloc('i', 1);
 * await dsqrtm(ctx.queue, { n, A, lda: n, info }); // A := A^(1/2)
 */
export declare const dsqrtm: {
    (on: Context | Queue, args: SqrtmArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
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
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A.
 * @example
 * const info = ctx.alloc('i', 1);
 * await dsqrtm(ctx.queue, { n, A, lda: n, info }); // A := A^(1/2)
 */
export declare const csqrtm: {
    (on: Context | Queue, args: SqrtmArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
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
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A.
 * @example
 * const info = ctx.alloc('i', 1);
 * await dsqrtm(ctx.queue, { n, A, lda: n, info }); // A := A^(1/2)
 */
export declare const zsqrtm: {
    (on: Context | Queue, args: SqrtmArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
