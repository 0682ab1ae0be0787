import type { Prec } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of transpose, by name. */
export interface TransposeArgs<P extends Prec> {
    m: number;
    n: number;
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** Out. May lie in the same buffer as A if it shares no element with it; for A itself there is transposeInplace. */
    B: Ptr<NoInfer<P>>;
    /** At least the rows of B, and 1. */
    ldb: number;
    /** Default false. With true the transpose is a conjugate one, of real matrices the same. */
    conj?: boolean;
}
/**
 * B := A^T for an m x n matrix A, or B := A^H, column-major; B is n x m.
 *
 * B := A^T, or A^H.
 *
 * Overwrites B only. No flops; elements move as they are, with conj the signs of imaginary parts turned. On a GPU context halves and
 * singles, also complex, are moved on the GPU, doubles where they live.
 * Source: MAGMA magmablas_stranspose, magmablas_ctranspose_conj.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await stranspose(ctx.queue, { m, n, A, lda: m, B, ldb: n });
 */
export declare const transpose: {
    <P extends Prec>(on: Context | Queue, args: TransposeArgs<P>, prec?: P): Promise<void>;
};
/**
 * B := A^T for an m x n matrix A, or B := A^H, column-major; B is n x m.
 *
 * B := A^T, or A^H.
 *
 * Overwrites B only. No flops; elements move as they are, with conj the signs of imaginary parts turned. On a GPU context halves and
 * singles, also complex, are moved on the GPU, doubles where they live.
 * Source: MAGMA magmablas_stranspose, magmablas_ctranspose_conj.
 *
 * In half precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await stranspose(ctx.queue, { m, n, A, lda: m, B, ldb: n });
 */
export declare const htranspose: {
    (on: Context | Queue, args: TransposeArgs<'h'>): Promise<void>;
} & {
    readonly prec: 'h';
};
/**
 * B := A^T for an m x n matrix A, or B := A^H, column-major; B is n x m.
 *
 * B := A^T, or A^H.
 *
 * Overwrites B only. No flops; elements move as they are, with conj the signs of imaginary parts turned. On a GPU context halves and
 * singles, also complex, are moved on the GPU, doubles where they live.
 * Source: MAGMA magmablas_stranspose, magmablas_ctranspose_conj.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await stranspose(ctx.queue, { m, n, A, lda: m, B, ldb: n });
 */
export declare const stranspose: {
    (on: Context | Queue, args: TransposeArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * B := A^T for an m x n matrix A, or B := A^H, column-major; B is n x m.
 *
 * B := A^T, or A^H.
 *
 * Overwrites B only. No flops; elements move as they are, with conj the signs of imaginary parts turned. On a GPU context halves and
 * singles, also complex, are moved on the GPU, doubles where they live.
 * Source: MAGMA magmablas_stranspose, magmablas_ctranspose_conj.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await stranspose(ctx.queue, { m, n, A, lda: m, B, ldb: n });
 */
export declare const dtranspose: {
    (on: Context | Queue, args: TransposeArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * B := A^T for an m x n matrix A, or B := A^H, column-major; B is n x m.
 *
 * B := A^T, or A^H.
 *
 * Overwrites B only. No flops; elements move as they are, with conj the signs of imaginary parts turned. On a GPU context halves and
 * singles, also complex, are moved on the GPU, doubles where they live.
 * Source: MAGMA magmablas_stranspose, magmablas_ctranspose_conj.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await stranspose(ctx.queue, { m, n, A, lda: m, B, ldb: n });
 */
export declare const ctranspose: {
    (on: Context | Queue, args: TransposeArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * B := A^T for an m x n matrix A, or B := A^H, column-major; B is n x m.
 *
 * B := A^T, or A^H.
 *
 * Overwrites B only. No flops; elements move as they are, with conj the signs of imaginary parts turned. On a GPU context halves and
 * singles, also complex, are moved on the GPU, doubles where they live.
 * Source: MAGMA magmablas_stranspose, magmablas_ctranspose_conj.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await stranspose(ctx.queue, { m, n, A, lda: m, B, ldb: n });
 */
export declare const ztranspose: {
    (on: Context | Queue, args: TransposeArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
