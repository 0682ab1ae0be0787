import type { Prec } from '../../core/field.ts';
import type { Ptr, Side, Trans } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of ormbr, by name. */
export interface OrmbrArgs<P extends Prec> {
    /** 'q': Q. 'p': P. */
    vect: 'q' | 'p';
    /** 'l': the factor is m x m and stands on the left. 'r': it is n x n, on the right. */
    side: Side;
    /** 'n': the factor itself. 'c', and 't' for real numbers: its adjoint. */
    trans: Trans;
    m: number;
    n: number;
    /** Columns of the matrix that gebrd has reduced with 'q', its rows with 'p'. */
    k: number;
    /** With 'q' as many rows as the factor has, and at most k columns of what gebrd leaves; with 'p' at most k rows, and as many columns. */
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** tauQ or tauP as gebrd leaves it: k elements, or the order of the factor, if that is less. */
    tau: Ptr<NoInfer<P>>;
    /** In and out. May lie in the same buffer as A and tau if it shares no element with them. */
    C: Ptr<NoInfer<P>>;
    /** At least the rows of C, and 1. */
    ldc: number;
}
/**
 * C := op(Q) C or op(P) C (side 'l'), C := C op(Q) or C op(P) ('r'); C is m x n, Q and P are the factors of gebrd. Column-major.
 *
 * Multiplies by an orthogonal, or unitary, factor of a reduction to bidiagonal form, A = Q B P^H, without writing it out: what turns
 * singular vectors of B into those of A.
 *
 * Overwrites C only. On a GPU context single and complex single run on the GPU, double and complex double on the CPU. Flops 2nk (2m - k)
 * with side 'l', 2mk (2n - k) with 'r', to leading order. Source: LAPACK xORMBR; for complex matrices xUNMBR, whose name it has there.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await dgebrd(ctx.queue, { m, n, A, lda: m, D, E, tauQ, tauP });
 * await dormbr(ctx.queue, { vect: 'q', side: 'l', trans: 't', m, n: nrhs, k: n, A, lda: m, tau: tauQ, C, ldc: m }); // C := Q^T C
 */
export declare const ormbr: {
    <P extends Prec>(on: Context | Queue, args: OrmbrArgs<P>, prec?: P): Promise<void>;
};
/**
 * C := op(Q) C or op(P) C (side 'l'), C := C op(Q) or C op(P) ('r'); C is m x n, Q and P are the factors of gebrd. Column-major.
 *
 * Multiplies by an orthogonal, or unitary, factor of a reduction to bidiagonal form, A = Q B P^H, without writing it out: what turns
 * singular vectors of B into those of A.
 *
 * Overwrites C only. On a GPU context single and complex single run on the GPU, double and complex double on the CPU. Flops 2nk (2m - k)
 * with side 'l', 2mk (2n - k) with 'r', to leading order. Source: LAPACK xORMBR; for complex matrices xUNMBR, whose name it has there.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await dgebrd(ctx.queue, { m, n, A, lda: m, D, E, tauQ, tauP });
 * await dormbr(ctx.queue, { vect: 'q', side: 'l', trans: 't', m, n: nrhs, k: n, A, lda: m, tau: tauQ, C, ldc: m }); // C := Q^T C
 */
export declare const sormbr: {
    (on: Context | Queue, args: OrmbrArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * C := op(Q) C or op(P) C (side 'l'), C := C op(Q) or C op(P) ('r'); C is m x n, Q and P are the factors of gebrd. Column-major.
 *
 * Multiplies by an orthogonal, or unitary, factor of a reduction to bidiagonal form, A = Q B P^H, without writing it out: what turns
 * singular vectors of B into those of A.
 *
 * Overwrites C only. On a GPU context single and complex single run on the GPU, double and complex double on the CPU. Flops 2nk (2m - k)
 * with side 'l', 2mk (2n - k) with 'r', to leading order. Source: LAPACK xORMBR; for complex matrices xUNMBR, whose name it has there.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await dgebrd(ctx.queue, { m, n, A, lda: m, D, E, tauQ, tauP });
 * await dormbr(ctx.queue, { vect: 'q', side: 'l', trans: 't', m, n: nrhs, k: n, A, lda: m, tau: tauQ, C, ldc: m }); // C := Q^T C
 */
export declare const dormbr: {
    (on: Context | Queue, args: OrmbrArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * C := op(Q) C or op(P) C (side 'l'), C := C op(Q) or C op(P) ('r'); C is m x n, Q and P are the factors of gebrd. Column-major.
 *
 * Multiplies by an orthogonal, or unitary, factor of a reduction to bidiagonal form, A = Q B P^H, without writing it out: what turns
 * singular vectors of B into those of A.
 *
 * Overwrites C only. On a GPU context single and complex single run on the GPU, double and complex double on the CPU. Flops 2nk (2m - k)
 * with side 'l', 2mk (2n - k) with 'r', to leading order. Source: LAPACK xORMBR; for complex matrices xUNMBR, whose name it has there.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await dgebrd(ctx.queue, { m, n, A, lda: m, D, E, tauQ, tauP });
 * await dormbr(ctx.queue, { vect: 'q', side: 'l', trans: 't', m, n: nrhs, k: n, A, lda: m, tau: tauQ, C, ldc: m }); // C := Q^T C
 */
export declare const cunmbr: {
    (on: Context | Queue, args: OrmbrArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * C := op(Q) C or op(P) C (side 'l'), C := C op(Q) or C op(P) ('r'); C is m x n, Q and P are the factors of gebrd. Column-major.
 *
 * Multiplies by an orthogonal, or unitary, factor of a reduction to bidiagonal form, A = Q B P^H, without writing it out: what turns
 * singular vectors of B into those of A.
 *
 * Overwrites C only. On a GPU context single and complex single run on the GPU, double and complex double on the CPU. Flops 2nk (2m - k)
 * with side 'l', 2mk (2n - k) with 'r', to leading order. Source: LAPACK xORMBR; for complex matrices xUNMBR, whose name it has there.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await dgebrd(ctx.queue, { m, n, A, lda: m, D, E, tauQ, tauP });
 * await dormbr(ctx.queue, { vect: 'q', side: 'l', trans: 't', m, n: nrhs, k: n, A, lda: m, tau: tauQ, C, ldc: m }); // C := Q^T C
 */
export declare const zunmbr: {
    (on: Context | Queue, args: OrmbrArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
