import type { Prec, RealOf } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
export type { TridiagonalJob } from './steqr.spec.ts';
/** The arguments of steqr, by name. */
export interface SteqrArgs<P extends Prec> {
    /** Default 'i'. */
    compz?: 'i' | 'v' | 'n';
    n: number;
    /** n real elements. In: the diagonal. Out: the eigenvalues, in ascending order. */
    D: Ptr<RealOf<P>>;
    /** n - 1 real elements. In: the off-diagonal. Out: zeros, or what has not converged. */
    E: Ptr<RealOf<P>>;
    /** n x n. In, with compz 'v': Z. Out: the vectors, as columns in the order of D. Not needed with 'n'. */
    Z?: Ptr<P>;
    /** At least the rows of Z, and 1. */
    ldz?: number;
    /**
     * Out, one integer. 0: done. 1 .. n - 1: so many elements of E have not become zero in 30 n sweeps; D and Z are then in no order. n: T
     * has a NaN or an infinity; D, E and Z are NaN.
     */
    info: Ptr<'i'>;
}
/**
 * T = Q D Q^T with orthogonal Q, where T is the symmetric tridiagonal matrix with diagonal D and off-diagonal E.
 *
 * Eigenvalues and eigenvectors of a symmetric tridiagonal matrix: implicit QL and QR iteration.
 *
 * Overwrites D, E, info and, unless compz is 'n', Z: with 'i' by Q, with 'v' by Z Q, which are the eigenvectors of Z T Z^H. T and Q are
 * real: of complex precisions Z alone is complex, with 'v' for instance what ungtr has written, with 'i' Q with imaginary parts of 0. Z and
 * D are good to some eps ||T||. Rotations are kept and applied to Z many sweeps at a time, by all threads. Blocks whose squares would leave
 * the range are scaled by powers of two. The signs of vectors are anybody's.
 *
 * Computed on the CPU, on any context, values in double for singles too. Flops: about 5 n^3 with vectors, else 17 n^2; what it takes
 * depends on the numbers. Source: LAPACK xSTEQR; F. Van Zee, R. van de Geijn, G. Quintana-Orti, Restructuring the tridiagonal and
 * bidiagonal QR algorithms for performance, ACM Trans. Math. Softw. 40 (2014).
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * D, E and Z.
 * @example
 * const [D, E] = [ctx.upload('d', Float64Array.of(2, 2, 2)), ctx.upload('d', Float64Array.of(-1, -1))];
 * const [Z, info] = [ctx.alloc('d', 9), ctx.alloc('i', 1)];
 * await dsteqr(ctx.queue, { compz: 'i', n: 3, D, E, Z, ldz: 3, info });
 * const lowest = (await ctx.download(Z)).subarray(0, 3); // 1/2, sqrt(1/2), 1/2, or their negatives
 */
export declare const steqr: {
    <P extends Prec>(on: Context | Queue, args: SteqrArgs<P>, prec?: P): Promise<void>;
};
/**
 * T = Q D Q^T with orthogonal Q, where T is the symmetric tridiagonal matrix with diagonal D and off-diagonal E.
 *
 * Eigenvalues and eigenvectors of a symmetric tridiagonal matrix: implicit QL and QR iteration.
 *
 * Overwrites D, E, info and, unless compz is 'n', Z: with 'i' by Q, with 'v' by Z Q, which are the eigenvectors of Z T Z^H. T and Q are
 * real: of complex precisions Z alone is complex, with 'v' for instance what ungtr has written, with 'i' Q with imaginary parts of 0. Z and
 * D are good to some eps ||T||. Rotations are kept and applied to Z many sweeps at a time, by all threads. Blocks whose squares would leave
 * the range are scaled by powers of two. The signs of vectors are anybody's.
 *
 * Computed on the CPU, on any context, values in double for singles too. Flops: about 5 n^3 with vectors, else 17 n^2; what it takes
 * depends on the numbers. Source: LAPACK xSTEQR; F. Van Zee, R. van de Geijn, G. Quintana-Orti, Restructuring the tridiagonal and
 * bidiagonal QR algorithms for performance, ACM Trans. Math. Softw. 40 (2014).
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * D, E and Z.
 * @example
 * const [D, E] = [ctx.upload('d', Float64Array.of(2, 2, 2)), ctx.upload('d', Float64Array.of(-1, -1))];
 * const [Z, info] = [ctx.alloc('d', 9), ctx.alloc('i', 1)];
 * await dsteqr(ctx.queue, { compz: 'i', n: 3, D, E, Z, ldz: 3, info });
 * const lowest = (await ctx.download(Z)).subarray(0, 3); // 1/2, sqrt(1/2), 1/2, or their negatives
 */
export declare const ssteqr: {
    (on: Context | Queue, args: SteqrArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * T = Q D Q^T with orthogonal Q, where T is the symmetric tridiagonal matrix with diagonal D and off-diagonal E.
 *
 * Eigenvalues and eigenvectors of a symmetric tridiagonal matrix: implicit QL and QR iteration.
 *
 * Overwrites D, E, info and, unless compz is 'n', Z: with 'i' by Q, with 'v' by Z Q, which are the eigenvectors of Z T Z^H. T and Q are
 * real: of complex precisions Z alone is complex, with 'v' for instance what ungtr has written, with 'i' Q with imaginary parts of 0. Z and
 * D are good to some eps ||T||. Rotations are kept and applied to Z many sweeps at a time, by all threads. Blocks whose squares would leave
 * the range are scaled by powers of two. The signs of vectors are anybody's.
 *
 * Computed on the CPU, on any context, values in double for singles too. Flops: about 5 n^3 with vectors, else 17 n^2; what it takes
 * depends on the numbers. Source: LAPACK xSTEQR; F. Van Zee, R. van de Geijn, G. Quintana-Orti, Restructuring the tridiagonal and
 * bidiagonal QR algorithms for performance, ACM Trans. Math. Softw. 40 (2014).
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * D, E and Z.
 * @example
 * const [D, E] = [ctx.upload('d', Float64Array.of(2, 2, 2)), ctx.upload('d', Float64Array.of(-1, -1))];
 * const [Z, info] = [ctx.alloc('d', 9), ctx.alloc('i', 1)];
 * await dsteqr(ctx.queue, { compz: 'i', n: 3, D, E, Z, ldz: 3, info });
 * const lowest = (await ctx.download(Z)).subarray(0, 3); // 1/2, sqrt(1/2), 1/2, or their negatives
 */
export declare const dsteqr: {
    (on: Context | Queue, args: SteqrArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * T = Q D Q^T with orthogonal Q, where T is the symmetric tridiagonal matrix with diagonal D and off-diagonal E.
 *
 * Eigenvalues and eigenvectors of a symmetric tridiagonal matrix: implicit QL and QR iteration.
 *
 * Overwrites D, E, info and, unless compz is 'n', Z: with 'i' by Q, with 'v' by Z Q, which are the eigenvectors of Z T Z^H. T and Q are
 * real: of complex precisions Z alone is complex, with 'v' for instance what ungtr has written, with 'i' Q with imaginary parts of 0. Z and
 * D are good to some eps ||T||. Rotations are kept and applied to Z many sweeps at a time, by all threads. Blocks whose squares would leave
 * the range are scaled by powers of two. The signs of vectors are anybody's.
 *
 * Computed on the CPU, on any context, values in double for singles too. Flops: about 5 n^3 with vectors, else 17 n^2; what it takes
 * depends on the numbers. Source: LAPACK xSTEQR; F. Van Zee, R. van de Geijn, G. Quintana-Orti, Restructuring the tridiagonal and
 * bidiagonal QR algorithms for performance, ACM Trans. Math. Softw. 40 (2014).
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * D, E and Z.
 * @example
 * const [D, E] = [ctx.upload('d', Float64Array.of(2, 2, 2)), ctx.upload('d', Float64Array.of(-1, -1))];
 * const [Z, info] = [ctx.alloc('d', 9), ctx.alloc('i', 1)];
 * await dsteqr(ctx.queue, { compz: 'i', n: 3, D, E, Z, ldz: 3, info });
 * const lowest = (await ctx.download(Z)).subarray(0, 3); // 1/2, sqrt(1/2), 1/2, or their negatives
 */
export declare const csteqr: {
    (on: Context | Queue, args: SteqrArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * T = Q D Q^T with orthogonal Q, where T is the symmetric tridiagonal matrix with diagonal D and off-diagonal E.
 *
 * Eigenvalues and eigenvectors of a symmetric tridiagonal matrix: implicit QL and QR iteration.
 *
 * Overwrites D, E, info and, unless compz is 'n', Z: with 'i' by Q, with 'v' by Z Q, which are the eigenvectors of Z T Z^H. T and Q are
 * real: of complex precisions Z alone is complex, with 'v' for instance what ungtr has written, with 'i' Q with imaginary parts of 0. Z and
 * D are good to some eps ||T||. Rotations are kept and applied to Z many sweeps at a time, by all threads. Blocks whose squares would leave
 * the range are scaled by powers of two. The signs of vectors are anybody's.
 *
 * Computed on the CPU, on any context, values in double for singles too. Flops: about 5 n^3 with vectors, else 17 n^2; what it takes
 * depends on the numbers. Source: LAPACK xSTEQR; F. Van Zee, R. van de Geijn, G. Quintana-Orti, Restructuring the tridiagonal and
 * bidiagonal QR algorithms for performance, ACM Trans. Math. Softw. 40 (2014).
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * D, E and Z.
 * @example
 * const [D, E] = [ctx.upload('d', Float64Array.of(2, 2, 2)), ctx.upload('d', Float64Array.of(-1, -1))];
 * const [Z, info] = [ctx.alloc('d', 9), ctx.alloc('i', 1)];
 * await dsteqr(ctx.queue, { compz: 'i', n: 3, D, E, Z, ldz: 3, info });
 * const lowest = (await ctx.download(Z)).subarray(0, 3); // 1/2, sqrt(1/2), 1/2, or their negatives
 */
export declare const zsteqr: {
    (on: Context | Queue, args: SteqrArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
