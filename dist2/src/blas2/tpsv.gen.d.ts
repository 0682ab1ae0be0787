import type { Prec } from '../core/field.ts';
import type { Diag, Ptr, Trans, Uplo } from '../core/matrix.ts';
import type { Context } from '../runtime/context.ts';
import type { Queue } from '../runtime/queue.ts';
/** The arguments of tpsv, by name. */
export interface TpsvArgs<P extends Prec> {
    /** Which triangle of A is stored, 'l' or 'u'. */
    uplo: Uplo;
    /** Default 'n'. */
    trans?: Trans;
    /** Default 'n'. With 'u' the diagonal of A is taken as ones and not used. */
    diag?: Diag;
    n: number;
    /** n(n+1)/2 elements: the columns of the triangle, one behind the other. */
    AP: Ptr<P>;
    /** In: the vector. Out: the solution. May lie in the same buffer as AP if it shares no element with it. */
    x: Ptr<NoInfer<P>>;
    /** Default 1; not 0. With incx < 0 element 0 is the last one in memory. */
    incx?: number;
}
/**
 * x := op(A)^-1 x, A triangular. op(A) = A ('n'), A^T ('t') or A^H ('c', of real numbers A^T). A has order n, packed.
 *
 * Overwrites x only. Whether A is singular is not tested: a zero on the diagonal gives infinities and NaN in x. On a GPU context singles,
 * also complex, are computed on the GPU, doubles where they live. No quotient of complex numbers overflows on its way. Flops n^2, complex
 * 4n^2. A workspace of 256 n numbers. Source: BLAS xTPSV.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await stpsv(ctx.queue, { uplo: 'l', n, AP: L, x });
 */
export declare const tpsv: {
    <P extends Prec>(on: Context | Queue, args: TpsvArgs<P>, prec?: P): Promise<void>;
};
/**
 * x := op(A)^-1 x, A triangular. op(A) = A ('n'), A^T ('t') or A^H ('c', of real numbers A^T). A has order n, packed.
 *
 * Overwrites x only. Whether A is singular is not tested: a zero on the diagonal gives infinities and NaN in x. On a GPU context singles,
 * also complex, are computed on the GPU, doubles where they live. No quotient of complex numbers overflows on its way. Flops n^2, complex
 * 4n^2. A workspace of 256 n numbers. Source: BLAS xTPSV.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await stpsv(ctx.queue, { uplo: 'l', n, AP: L, x });
 */
export declare const stpsv: {
    (on: Context | Queue, args: TpsvArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * x := op(A)^-1 x, A triangular. op(A) = A ('n'), A^T ('t') or A^H ('c', of real numbers A^T). A has order n, packed.
 *
 * Overwrites x only. Whether A is singular is not tested: a zero on the diagonal gives infinities and NaN in x. On a GPU context singles,
 * also complex, are computed on the GPU, doubles where they live. No quotient of complex numbers overflows on its way. Flops n^2, complex
 * 4n^2. A workspace of 256 n numbers. Source: BLAS xTPSV.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await stpsv(ctx.queue, { uplo: 'l', n, AP: L, x });
 */
export declare const dtpsv: {
    (on: Context | Queue, args: TpsvArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * x := op(A)^-1 x, A triangular. op(A) = A ('n'), A^T ('t') or A^H ('c', of real numbers A^T). A has order n, packed.
 *
 * Overwrites x only. Whether A is singular is not tested: a zero on the diagonal gives infinities and NaN in x. On a GPU context singles,
 * also complex, are computed on the GPU, doubles where they live. No quotient of complex numbers overflows on its way. Flops n^2, complex
 * 4n^2. A workspace of 256 n numbers. Source: BLAS xTPSV.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await stpsv(ctx.queue, { uplo: 'l', n, AP: L, x });
 */
export declare const ctpsv: {
    (on: Context | Queue, args: TpsvArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * x := op(A)^-1 x, A triangular. op(A) = A ('n'), A^T ('t') or A^H ('c', of real numbers A^T). A has order n, packed.
 *
 * Overwrites x only. Whether A is singular is not tested: a zero on the diagonal gives infinities and NaN in x. On a GPU context singles,
 * also complex, are computed on the GPU, doubles where they live. No quotient of complex numbers overflows on its way. Flops n^2, complex
 * 4n^2. A workspace of 256 n numbers. Source: BLAS xTPSV.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await stpsv(ctx.queue, { uplo: 'l', n, AP: L, x });
 */
export declare const ztpsv: {
    (on: Context | Queue, args: TpsvArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
