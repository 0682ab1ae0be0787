import type { Prec } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of transposeInplace, by name. */
export interface TransposeInplaceArgs<P extends Prec> {
    n: number;
    /** In and out. */
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** Default false. With true the transpose is a conjugate one, of real matrices the same. */
    conj?: boolean;
}
/**
 * A := A^T for a matrix of order n, or A := A^H, column-major.
 *
 * A := A^T or A^H in place, for a square matrix.
 *
 * Overwrites A only. No flops; elements move as they are, with conj the signs of imaginary parts turned. On a GPU context halves and
 * singles, also complex, are moved on the GPU, doubles where they live.
 * Source: MAGMA magmablas_stranspose_inplace, magmablas_ctranspose_conj_inplace.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await stransposeInplace(ctx.queue, { n, A, lda: n });
 */
export declare const transposeInplace: {
    <P extends Prec>(on: Context | Queue, args: TransposeInplaceArgs<P>, prec?: P): Promise<void>;
};
/**
 * A := A^T for a matrix of order n, or A := A^H, column-major.
 *
 * A := A^T or A^H in place, for a square matrix.
 *
 * Overwrites A only. No flops; elements move as they are, with conj the signs of imaginary parts turned. On a GPU context halves and
 * singles, also complex, are moved on the GPU, doubles where they live.
 * Source: MAGMA magmablas_stranspose_inplace, magmablas_ctranspose_conj_inplace.
 *
 * In half precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await stransposeInplace(ctx.queue, { n, A, lda: n });
 */
export declare const htransposeInplace: {
    (on: Context | Queue, args: TransposeInplaceArgs<'h'>): Promise<void>;
} & {
    readonly prec: 'h';
};
/**
 * A := A^T for a matrix of order n, or A := A^H, column-major.
 *
 * A := A^T or A^H in place, for a square matrix.
 *
 * Overwrites A only. No flops; elements move as they are, with conj the signs of imaginary parts turned. On a GPU context halves and
 * singles, also complex, are moved on the GPU, doubles where they live.
 * Source: MAGMA magmablas_stranspose_inplace, magmablas_ctranspose_conj_inplace.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await stransposeInplace(ctx.queue, { n, A, lda: n });
 */
export declare const stransposeInplace: {
    (on: Context | Queue, args: TransposeInplaceArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * A := A^T for a matrix of order n, or A := A^H, column-major.
 *
 * A := A^T or A^H in place, for a square matrix.
 *
 * Overwrites A only. No flops; elements move as they are, with conj the signs of imaginary parts turned. On a GPU context halves and
 * singles, also complex, are moved on the GPU, doubles where they live.
 * Source: MAGMA magmablas_stranspose_inplace, magmablas_ctranspose_conj_inplace.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await stransposeInplace(ctx.queue, { n, A, lda: n });
 */
export declare const dtransposeInplace: {
    (on: Context | Queue, args: TransposeInplaceArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * A := A^T for a matrix of order n, or A := A^H, column-major.
 *
 * A := A^T or A^H in place, for a square matrix.
 *
 * Overwrites A only. No flops; elements move as they are, with conj the signs of imaginary parts turned. On a GPU context halves and
 * singles, also complex, are moved on the GPU, doubles where they live.
 * Source: MAGMA magmablas_stranspose_inplace, magmablas_ctranspose_conj_inplace.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await stransposeInplace(ctx.queue, { n, A, lda: n });
 */
export declare const ctransposeInplace: {
    (on: Context | Queue, args: TransposeInplaceArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * A := A^T for a matrix of order n, or A := A^H, column-major.
 *
 * A := A^T or A^H in place, for a square matrix.
 *
 * Overwrites A only. No flops; elements move as they are, with conj the signs of imaginary parts turned. On a GPU context halves and
 * singles, also complex, are moved on the GPU, doubles where they live.
 * Source: MAGMA magmablas_stranspose_inplace, magmablas_ctranspose_conj_inplace.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await stransposeInplace(ctx.queue, { n, A, lda: n });
 */
export declare const ztransposeInplace: {
    (on: Context | Queue, args: TransposeInplaceArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
