import type { Prec } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of logm, by name. */
export interface LogmArgs<P extends Prec> {
    n: number;
    /** In: A. Out: log(A). */
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /**
     * Out, one integer. 0: done. n: A has a NaN or an infinity, and becomes NaN. n + 1: an eigenvalue is 0, or A is real and one is
     * negative and real: there is no such logarithm, or none among real matrices. n + 2: the Schur form was not found. In the last two
     * cases A is as it was.
     */
    info: Ptr<'i'>;
}
/**
 * A := log(A) for a general n x n matrix A, column-major.
 *
 * Logarithm of a matrix: the X with exp(X) = A whose eigenvalues have imaginary parts between -pi and pi. Of a real A it is real, and there
 * is one, if no eigenvalue is 0 or negative and real. Of a complex A there is one if no eigenvalue is 0; one that is negative and real has
 * a logarithm whose imaginary part is pi, and, as rounding errors may move it across the axis, -pi if it is found below it. The complex
 * logarithm of a real matrix is that of the same numbers with imaginary parts 0.
 *
 * Overwrites A and info. Of the Schur form A = Z T Z^H square roots of T are taken until they are near 1; there a Padé approximant of
 * degree 7 at most, in partial fractions, is good to double precision, and is doubled as often. On the diagonal stand the logarithms of the
 * eigenvalues. How good log(A) is depends on A: its condition is large where eigenvalues lie next to 0 or to the negative real axis.
 *
 * All precisions are computed on the CPU, on any context, singles in doubles; on a GPU context operands are read back. Flops, to leading
 * order: those of gees with vectors, and n^3/3 for each root and each degree, some 5 to 20. Source: N. J. Higham, Functions of Matrices,
 * 11.5; A. Al-Mohy, N. J. Higham, S. Relton, Computing the Fréchet derivative of the matrix logarithm and estimating the condition number,
 * SIAM J. Sci. Comput. 35 (2013).
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A.
 * @example
 * const info = ctx.alloc('i', 1);
 * await dlogm(ctx.queue, { n, A, lda: n, info }); // A := log(A)
 */
export declare const logm: {
    <P extends Prec>(on: Context | Queue, args: LogmArgs<P>, prec?: P): Promise<void>;
};
/**
 * A := log(A) for a general n x n matrix A, column-major.
 *
 * Logarithm of a matrix: the X with exp(X) = A whose eigenvalues have imaginary parts between -pi and pi. Of a real A it is real, and there
 * is one, if no eigenvalue is 0 or negative and real. Of a complex A there is one if no eigenvalue is 0; one that is negative and real has
 * a logarithm whose imaginary part is pi, and, as rounding errors may move it across the axis, -pi if it is found below it. The complex
 * logarithm of a real matrix is that of the same numbers with imaginary parts 0.
 *
 * Overwrites A and info. Of the Schur form A = Z T Z^H square roots of T are taken until they are near 1; there a Padé approximant of
 * degree 7 at most, in partial fractions, is good to double precision, and is doubled as often. On the diagonal stand the logarithms of the
 * eigenvalues. How good log(A) is depends on A: its condition is large where eigenvalues lie next to 0 or to the negative real axis.
 *
 * All precisions are computed on the CPU, on any context, singles in doubles; on a GPU context operands are read back. Flops, to leading
 * order: those of gees with vectors, and n^3/3 for each root and each degree, some 5 to 20. Source: N. J. Higham, Functions of Matrices,
 * 11.5; A. Al-Mohy, N. J. Higham, S. Relton, Computing the Fréchet derivative of the matrix logarithm and estimating the condition number,
 * SIAM J. Sci. Comput. 35 (2013).
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A.
 * @example
 * const info = ctx.alloc('i', 1);
 * await dlogm(ctx.queue, { n, A, lda: n, info }); // A := log(A)
 */
export declare const slogm: {
    (on: Context | Queue, args: LogmArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * A := log(A) for a general n x n matrix A, column-major.
 *
 * Logarithm of a matrix: the X with exp(X) = A whose eigenvalues have imaginary parts between -pi and pi. Of a real A it is real, and there
 * is one, if no eigenvalue is 0 or negative and real. Of a complex A there is one if no eigenvalue is 0; one that is negative and real has
 * a logarithm whose imaginary part is pi, and, as rounding errors may move it across the axis, -pi if it is found below it. The complex
 * logarithm of a real matrix is that of the same numbers with imaginary parts 0.
 *
 * Overwrites A and info. Of the Schur form A = Z T Z^H square roots of T are taken until they are near 1; there a Padé approximant of
 * degree 7 at most, in partial fractions, is good to double precision, and is doubled as often. On the diagonal stand the logarithms of the
 * eigenvalues. How good log(A) is depends on A: its condition is large where eigenvalues lie next to 0 or to the negative real axis.
 *
 * All precisions are computed on the CPU, on any context, singles in doubles; on a GPU context operands are read back. Flops, to leading
 * order: those of gees with vectors, and n^3/3 for each root and each degree, some 5 to 20. Source: N. J. Higham, Functions of Matrices,
 * 11.5; A. Al-Mohy, N. J. Higham, S. Relton, Computing the Fréchet derivative of the matrix logarithm and estimating the condition number,
 * SIAM J. Sci. Comput. 35 (2013).
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A.
 * @example
 * const info = ctx.alloc('i', 1);
 * await dlogm(ctx.queue, { n, A, lda: n, info }); // A := log(A)
 */
export declare const dlogm: {
    (on: Context | Queue, args: LogmArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * A := log(A) for a general n x n matrix A, column-major.
 *
 * Logarithm of a matrix: the X with exp(X) = A whose eigenvalues have imaginary parts between -pi and pi. Of a real A it is real, and there
 * is one, if no eigenvalue is 0 or negative and real. Of a complex A there is one if no eigenvalue is 0; one that is negative and real has
 * a logarithm whose imaginary part is pi, and, as rounding errors may move it across the axis, -pi if it is found below it. The complex
 * logarithm of a real matrix is that of the same numbers with imaginary parts 0.
 *
 * Overwrites A and info. Of the Schur form A = Z T Z^H square roots of T are taken until they are near 1; there a Padé approximant of
 * degree 7 at most, in partial fractions, is good to double precision, and is doubled as often. On the diagonal stand the logarithms of the
 * eigenvalues. How good log(A) is depends on A: its condition is large where eigenvalues lie next to 0 or to the negative real axis.
 *
 * All precisions are computed on the CPU, on any context, singles in doubles; on a GPU context operands are read back. Flops, to leading
 * order: those of gees with vectors, and n^3/3 for each root and each degree, some 5 to 20. Source: N. J. Higham, Functions of Matrices,
 * 11.5; A. Al-Mohy, N. J. Higham, S. Relton, Computing the Fréchet derivative of the matrix logarithm and estimating the condition number,
 * SIAM J. Sci. Comput. 35 (2013).
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A.
 * @example
 * const info = ctx.alloc('i', 1);
 * await dlogm(ctx.queue, { n, A, lda: n, info }); // A := log(A)
 */
export declare const clogm: {
    (on: Context | Queue, args: LogmArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * A := log(A) for a general n x n matrix A, column-major.
 *
 * Logarithm of a matrix: the X with exp(X) = A whose eigenvalues have imaginary parts between -pi and pi. Of a real A it is real, and there
 * is one, if no eigenvalue is 0 or negative and real. Of a complex A there is one if no eigenvalue is 0; one that is negative and real has
 * a logarithm whose imaginary part is pi, and, as rounding errors may move it across the axis, -pi if it is found below it. The complex
 * logarithm of a real matrix is that of the same numbers with imaginary parts 0.
 *
 * Overwrites A and info. Of the Schur form A = Z T Z^H square roots of T are taken until they are near 1; there a Padé approximant of
 * degree 7 at most, in partial fractions, is good to double precision, and is doubled as often. On the diagonal stand the logarithms of the
 * eigenvalues. How good log(A) is depends on A: its condition is large where eigenvalues lie next to 0 or to the negative real axis.
 *
 * All precisions are computed on the CPU, on any context, singles in doubles; on a GPU context operands are read back. Flops, to leading
 * order: those of gees with vectors, and n^3/3 for each root and each degree, some 5 to 20. Source: N. J. Higham, Functions of Matrices,
 * 11.5; A. Al-Mohy, N. J. Higham, S. Relton, Computing the Fréchet derivative of the matrix logarithm and estimating the condition number,
 * SIAM J. Sci. Comput. 35 (2013).
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A.
 * @example
 * const info = ctx.alloc('i', 1);
 * await dlogm(ctx.queue, { n, A, lda: n, info }); // A := log(A)
 */
export declare const zlogm: {
    (on: Context | Queue, args: LogmArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
