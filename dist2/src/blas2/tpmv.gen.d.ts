import type { Prec } from '../core/field.ts';
import type { Diag, Ptr, Trans, Uplo } from '../core/matrix.ts';
import type { Context } from '../runtime/context.ts';
import type { Queue } from '../runtime/queue.ts';
/** The arguments of tpmv, by name. */
export interface TpmvArgs<P extends Prec> {
    /** Which triangle of A is stored, 'l' or 'u'. */
    uplo: Uplo;
    /** Default 'n'. */
    trans?: Trans;
    /** Default 'n'. With 'u' the diagonal of A is taken as ones and not used. */
    diag?: Diag;
    n: number;
    /** n(n+1)/2 elements: the columns of the triangle, one behind the other. */
    AP: Ptr<P>;
    /** In: the vector. Out: the product. May lie in the same buffer as AP if it shares no element with it. */
    x: Ptr<NoInfer<P>>;
    /** Default 1; not 0. With incx < 0 element 0 is the last one in memory. */
    incx?: number;
}
/**
 * x := op(A) x, A triangular. op(A) = A ('n'), A^T ('t') or A^H ('c', of real numbers A^T). A has order n, packed.
 *
 * Overwrites x only. On a GPU context singles, also complex, are computed on the GPU, doubles where they live. Flops n^2, complex 4n^2.
 * Source: BLAS xTPMV.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await stpmv(ctx.queue, { uplo: 'l', n, AP: L, x });
 */
export declare const tpmv: {
    <P extends Prec>(on: Context | Queue, args: TpmvArgs<P>, prec?: P): Promise<void>;
};
/**
 * x := op(A) x, A triangular. op(A) = A ('n'), A^T ('t') or A^H ('c', of real numbers A^T). A has order n, packed.
 *
 * Overwrites x only. On a GPU context singles, also complex, are computed on the GPU, doubles where they live. Flops n^2, complex 4n^2.
 * Source: BLAS xTPMV.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await stpmv(ctx.queue, { uplo: 'l', n, AP: L, x });
 */
export declare const stpmv: {
    (on: Context | Queue, args: TpmvArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * x := op(A) x, A triangular. op(A) = A ('n'), A^T ('t') or A^H ('c', of real numbers A^T). A has order n, packed.
 *
 * Overwrites x only. On a GPU context singles, also complex, are computed on the GPU, doubles where they live. Flops n^2, complex 4n^2.
 * Source: BLAS xTPMV.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await stpmv(ctx.queue, { uplo: 'l', n, AP: L, x });
 */
export declare const dtpmv: {
    (on: Context | Queue, args: TpmvArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * x := op(A) x, A triangular. op(A) = A ('n'), A^T ('t') or A^H ('c', of real numbers A^T). A has order n, packed.
 *
 * Overwrites x only. On a GPU context singles, also complex, are computed on the GPU, doubles where they live. Flops n^2, complex 4n^2.
 * Source: BLAS xTPMV.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await stpmv(ctx.queue, { uplo: 'l', n, AP: L, x });
 */
export declare const ctpmv: {
    (on: Context | Queue, args: TpmvArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * x := op(A) x, A triangular. op(A) = A ('n'), A^T ('t') or A^H ('c', of real numbers A^T). A has order n, packed.
 *
 * Overwrites x only. On a GPU context singles, also complex, are computed on the GPU, doubles where they live. Flops n^2, complex 4n^2.
 * Source: BLAS xTPMV.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await stpmv(ctx.queue, { uplo: 'l', n, AP: L, x });
 */
export declare const ztpmv: {
    (on: Context | Queue, args: TpmvArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
