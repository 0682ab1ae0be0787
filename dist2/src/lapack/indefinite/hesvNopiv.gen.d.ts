import type { ComplexPrec } from '../../core/field.ts';
import type { Ptr, Uplo } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of hesvNopiv, by name. */
export interface HesvNopivArgs<P extends ComplexPrec> {
    /** Which triangle of A is used: 'l' or 'u'. */
    uplo: Uplo;
    n: number;
    nrhs: number;
    /**
     * In: one triangle of A. Imaginary parts of its diagonal are taken for 0. Out: the factors as hetrfNopiv leaves them; the other
     * triangle is neither read nor written.
     */
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** In: the right-hand sides. Out: the solution if info = 0, else as it was. May lie in A's buffer if it shares no element with A. */
    B: Ptr<NoInfer<P>>;
    /** At least the rows of B, and 1. */
    ldb: number;
    /** Out, one integer. 0: solved. i > 0: D(i,i) is exactly zero, the first such i; A holds nothing of use and B is untouched. */
    info: Ptr<'i'>;
    /** How the GPU computes the updates, as in gemm: 'strict' (default), 'split' or 'fast'. */
    math?: 'strict' | 'split' | 'fast';
    /** Columns of a panel on the GPU; 0 (default) leaves it to the routine. */
    nb?: number;
}
/**
 * B := A^-1 B by A = L D L^H ('l') or U^H D U ('u') without pivoting; A is n x n and Hermitian, B is n x nrhs; both column-major.
 *
 * For matrices that need no pivoting, as hetrfNopiv says; hesv is for the others.
 *
 * Overwrites one triangle of A, info and, if info = 0, B. A is factored and info written also when there is no right-hand side or A is
 * empty. On a GPU context complex single runs on the GPU, complex double on the CPU. Flops n^3/3 + 2n^2 nrhs, to leading order. Source:
 * MAGMA xHESV_NOPIV.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a zero
 * pivot: read info, or pass it to mustSucceed().
 * @example
 * const info = ctx.alloc('i', 1);
 * await chesvNopiv(ctx.queue, { uplo: 'l', n, nrhs, A, lda: n, B, ldb: n, info });
 * mustSucceed('chesvNopiv', (await ctx.download(info))[0]!);
 * const x = await ctx.download(B);
 */
export declare const hesvNopiv: {
    <P extends ComplexPrec>(on: Context | Queue, args: HesvNopivArgs<P>, prec?: P): Promise<void>;
};
/**
 * B := A^-1 B by A = L D L^H ('l') or U^H D U ('u') without pivoting; A is n x n and Hermitian, B is n x nrhs; both column-major.
 *
 * For matrices that need no pivoting, as hetrfNopiv says; hesv is for the others.
 *
 * Overwrites one triangle of A, info and, if info = 0, B. A is factored and info written also when there is no right-hand side or A is
 * empty. On a GPU context complex single runs on the GPU, complex double on the CPU. Flops n^3/3 + 2n^2 nrhs, to leading order. Source:
 * MAGMA xHESV_NOPIV.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a zero
 * pivot: read info, or pass it to mustSucceed().
 * @example
 * const info = ctx.alloc('i', 1);
 * await chesvNopiv(ctx.queue, { uplo: 'l', n, nrhs, A, lda: n, B, ldb: n, info });
 * mustSucceed('chesvNopiv', (await ctx.download(info))[0]!);
 * const x = await ctx.download(B);
 */
export declare const chesvNopiv: {
    (on: Context | Queue, args: HesvNopivArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * B := A^-1 B by A = L D L^H ('l') or U^H D U ('u') without pivoting; A is n x n and Hermitian, B is n x nrhs; both column-major.
 *
 * For matrices that need no pivoting, as hetrfNopiv says; hesv is for the others.
 *
 * Overwrites one triangle of A, info and, if info = 0, B. A is factored and info written also when there is no right-hand side or A is
 * empty. On a GPU context complex single runs on the GPU, complex double on the CPU. Flops n^3/3 + 2n^2 nrhs, to leading order. Source:
 * MAGMA xHESV_NOPIV.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a zero
 * pivot: read info, or pass it to mustSucceed().
 * @example
 * const info = ctx.alloc('i', 1);
 * await chesvNopiv(ctx.queue, { uplo: 'l', n, nrhs, A, lda: n, B, ldb: n, info });
 * mustSucceed('chesvNopiv', (await ctx.download(info))[0]!);
 * const x = await ctx.download(B);
 */
export declare const zhesvNopiv: {
    (on: Context | Queue, args: HesvNopivArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
