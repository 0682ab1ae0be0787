import type { Prec } from '../../core/field.ts';
import type { Ptr, Uplo } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of symmetrize, by name. */
export interface SymmetrizeArgs<P extends Prec> {
    /** The triangle that is given; the other one is overwritten. */
    uplo: Uplo;
    n: number;
    /** In and out. */
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** Default true: a complex matrix becomes Hermitian. With false it becomes symmetric. */
    conj?: boolean;
}
/**
 * Makes a matrix of order n symmetric, a complex one Hermitian, column-major, by copying one triangle to the other.
 *
 * A(j,i) := A(i,j), of complex numbers conj(A(i,j)), for the elements of the triangle `uplo`.
 *
 * Overwrites the other triangle, which is not read; of a Hermitian matrix also the imaginary parts on the diagonal, which become 0. No
 * flops; elements move as they are. On a GPU context halves and singles, also complex, are moved on the GPU, doubles where they live.
 * Source: MAGMA magmablas_ssymmetrize, magmablas_csymmetrize.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await ssymmetrize(ctx.queue, { uplo: 'l', n, A, lda: n });
 */
export declare const symmetrize: {
    <P extends Prec>(on: Context | Queue, args: SymmetrizeArgs<P>, prec?: P): Promise<void>;
};
/**
 * Makes a matrix of order n symmetric, a complex one Hermitian, column-major, by copying one triangle to the other.
 *
 * A(j,i) := A(i,j), of complex numbers conj(A(i,j)), for the elements of the triangle `uplo`.
 *
 * Overwrites the other triangle, which is not read; of a Hermitian matrix also the imaginary parts on the diagonal, which become 0. No
 * flops; elements move as they are. On a GPU context halves and singles, also complex, are moved on the GPU, doubles where they live.
 * Source: MAGMA magmablas_ssymmetrize, magmablas_csymmetrize.
 *
 * In half precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await ssymmetrize(ctx.queue, { uplo: 'l', n, A, lda: n });
 */
export declare const hsymmetrize: {
    (on: Context | Queue, args: SymmetrizeArgs<'h'>): Promise<void>;
} & {
    readonly prec: 'h';
};
/**
 * Makes a matrix of order n symmetric, a complex one Hermitian, column-major, by copying one triangle to the other.
 *
 * A(j,i) := A(i,j), of complex numbers conj(A(i,j)), for the elements of the triangle `uplo`.
 *
 * Overwrites the other triangle, which is not read; of a Hermitian matrix also the imaginary parts on the diagonal, which become 0. No
 * flops; elements move as they are. On a GPU context halves and singles, also complex, are moved on the GPU, doubles where they live.
 * Source: MAGMA magmablas_ssymmetrize, magmablas_csymmetrize.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await ssymmetrize(ctx.queue, { uplo: 'l', n, A, lda: n });
 */
export declare const ssymmetrize: {
    (on: Context | Queue, args: SymmetrizeArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * Makes a matrix of order n symmetric, a complex one Hermitian, column-major, by copying one triangle to the other.
 *
 * A(j,i) := A(i,j), of complex numbers conj(A(i,j)), for the elements of the triangle `uplo`.
 *
 * Overwrites the other triangle, which is not read; of a Hermitian matrix also the imaginary parts on the diagonal, which become 0. No
 * flops; elements move as they are. On a GPU context halves and singles, also complex, are moved on the GPU, doubles where they live.
 * Source: MAGMA magmablas_ssymmetrize, magmablas_csymmetrize.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await ssymmetrize(ctx.queue, { uplo: 'l', n, A, lda: n });
 */
export declare const dsymmetrize: {
    (on: Context | Queue, args: SymmetrizeArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * Makes a matrix of order n symmetric, a complex one Hermitian, column-major, by copying one triangle to the other.
 *
 * A(j,i) := A(i,j), of complex numbers conj(A(i,j)), for the elements of the triangle `uplo`.
 *
 * Overwrites the other triangle, which is not read; of a Hermitian matrix also the imaginary parts on the diagonal, which become 0. No
 * flops; elements move as they are. On a GPU context halves and singles, also complex, are moved on the GPU, doubles where they live.
 * Source: MAGMA magmablas_ssymmetrize, magmablas_csymmetrize.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await ssymmetrize(ctx.queue, { uplo: 'l', n, A, lda: n });
 */
export declare const csymmetrize: {
    (on: Context | Queue, args: SymmetrizeArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * Makes a matrix of order n symmetric, a complex one Hermitian, column-major, by copying one triangle to the other.
 *
 * A(j,i) := A(i,j), of complex numbers conj(A(i,j)), for the elements of the triangle `uplo`.
 *
 * Overwrites the other triangle, which is not read; of a Hermitian matrix also the imaginary parts on the diagonal, which become 0. No
 * flops; elements move as they are. On a GPU context halves and singles, also complex, are moved on the GPU, doubles where they live.
 * Source: MAGMA magmablas_ssymmetrize, magmablas_csymmetrize.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await ssymmetrize(ctx.queue, { uplo: 'l', n, A, lda: n });
 */
export declare const zsymmetrize: {
    (on: Context | Queue, args: SymmetrizeArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
