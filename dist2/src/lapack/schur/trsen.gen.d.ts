import type { Prec, RealOf } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
export type { SenseJob } from './trsen.spec.ts';
/** The arguments of trsen, by name. */
export interface TrsenArgs<P extends Prec> {
    /** 'n' (default): no condition numbers; 'e': s; 'v': sep; 'b': both. */
    job?: 'b' | 'e' | 'v' | 'n';
    /** 'v' (default): Q is to be multiplied; 'n': there is none. */
    compq?: 'v' | 'n';
    /** n integers: not 0 where the eigenvalue is chosen. Of a pair either one will do. */
    select: Ptr<'i'>;
    n: number;
    /**
     * A Schur form, with blocks as gees leaves them. What lies below the first subdiagonal, of a complex T below the
     * diagonal, is not read, and becomes 0.
     */
    T: Ptr<P>;
    /** At least the rows of T, and 1. */
    ldt: number;
    /** In: Q. Out: Q Z. Not needed with compq 'n'. */
    Q?: Ptr<NoInfer<P>>;
    /** At least the rows of Q, and 1. */
    ldq?: number;
    /** Out, n elements, of real matrices: the real parts of the eigenvalues in their new order. */
    WR?: Ptr<NoInfer<P>>;
    /** Out, n elements, of real matrices: the imaginary parts. */
    WI?: Ptr<NoInfer<P>>;
    /** Out, n elements, of complex matrices in place of WR and WI: the eigenvalues. */
    W?: Ptr<NoInfer<P>>;
    /** Out, one integer: how many are chosen, both of a pair. May share a buffer with info. */
    m: Ptr<'i'>;
    /** Out, one real number: 0 with info 1. Needed with job 'e' and 'b'. */
    s?: Ptr<RealOf<P>>;
    /** Out, one real number: 0 with info 1. Needed with job 'v' and 'b'. */
    sep?: Ptr<RealOf<P>>;
    /**
     * Out, one integer. 0: done. 1: two eigenvalues were too near to each other to change places: T is a Schur form in another order. 2: T
     * or Q has a NaN or an infinity; they are as they were, and eigenvalues, s and sep NaN.
     */
    info: Ptr<'i'>;
}
/**
 * T := Z^H T Z with an orthogonal (unitary) Z, so that chosen eigenvalues come first; n x n, column-major.
 *
 * A Schur form in another order, and how well determined the chosen eigenvalues and their subspace are.
 *
 * Overwrites T, Q with Q Z if compq is 'v', WR and WI or W, m, s, sep and info. The chosen eigenvalues keep their order, and the first m
 * columns of Q then span their invariant subspace. A change of T by E moves the average of the chosen ones by at most norm(E) / s, to first
 * order, and turns the subspace by an angle of about norm(E) / sep. s is a lower bound of the reciprocal norm of the spectral projector,
 * sep an estimate of the least norm of T11 X - X T22 for an X of norm 1, with T11 the chosen block. Of no eigenvalue or of all s is 1 and
 * sep the one norm of T.
 *
 * Computed on the CPU, on any context, in double for singles too. Flops: some 12n for each exchange of two eigenvalues, with Q twice that;
 * m(n - m)n for s, and some ten times that for sep. Source: LAPACK xTRSEN.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * T.
 * @example
 * const [m, info, sep, s] = [ctx.alloc('i', 1), ctx.alloc('i', 1), ctx.alloc('d', 1), ctx.alloc('d', 1)];
 * const select = ctx.upload('i', Int32Array.from({ length: n }, (_, j) => j % 2)); // every other one
 * await dtrsen(ctx.queue, { job: 'b', select, n, T, ldt: n, Q, ldq: n, WR, WI, m, s, sep, info }); // n >= 1
 */
export declare const trsen: {
    <P extends Prec>(on: Context | Queue, args: TrsenArgs<P>, prec?: P): Promise<void>;
};
/**
 * T := Z^H T Z with an orthogonal (unitary) Z, so that chosen eigenvalues come first; n x n, column-major.
 *
 * A Schur form in another order, and how well determined the chosen eigenvalues and their subspace are.
 *
 * Overwrites T, Q with Q Z if compq is 'v', WR and WI or W, m, s, sep and info. The chosen eigenvalues keep their order, and the first m
 * columns of Q then span their invariant subspace. A change of T by E moves the average of the chosen ones by at most norm(E) / s, to first
 * order, and turns the subspace by an angle of about norm(E) / sep. s is a lower bound of the reciprocal norm of the spectral projector,
 * sep an estimate of the least norm of T11 X - X T22 for an X of norm 1, with T11 the chosen block. Of no eigenvalue or of all s is 1 and
 * sep the one norm of T.
 *
 * Computed on the CPU, on any context, in double for singles too. Flops: some 12n for each exchange of two eigenvalues, with Q twice that;
 * m(n - m)n for s, and some ten times that for sep. Source: LAPACK xTRSEN.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * T.
 * @example
 * const [m, info, sep, s] = [ctx.alloc('i', 1), ctx.alloc('i', 1), ctx.alloc('d', 1), ctx.alloc('d', 1)];
 * const select = ctx.upload('i', Int32Array.from({ length: n }, (_, j) => j % 2)); // every other one
 * await dtrsen(ctx.queue, { job: 'b', select, n, T, ldt: n, Q, ldq: n, WR, WI, m, s, sep, info }); // n >= 1
 */
export declare const strsen: {
    (on: Context | Queue, args: TrsenArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * T := Z^H T Z with an orthogonal (unitary) Z, so that chosen eigenvalues come first; n x n, column-major.
 *
 * A Schur form in another order, and how well determined the chosen eigenvalues and their subspace are.
 *
 * Overwrites T, Q with Q Z if compq is 'v', WR and WI or W, m, s, sep and info. The chosen eigenvalues keep their order, and the first m
 * columns of Q then span their invariant subspace. A change of T by E moves the average of the chosen ones by at most norm(E) / s, to first
 * order, and turns the subspace by an angle of about norm(E) / sep. s is a lower bound of the reciprocal norm of the spectral projector,
 * sep an estimate of the least norm of T11 X - X T22 for an X of norm 1, with T11 the chosen block. Of no eigenvalue or of all s is 1 and
 * sep the one norm of T.
 *
 * Computed on the CPU, on any context, in double for singles too. Flops: some 12n for each exchange of two eigenvalues, with Q twice that;
 * m(n - m)n for s, and some ten times that for sep. Source: LAPACK xTRSEN.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * T.
 * @example
 * const [m, info, sep, s] = [ctx.alloc('i', 1), ctx.alloc('i', 1), ctx.alloc('d', 1), ctx.alloc('d', 1)];
 * const select = ctx.upload('i', Int32Array.from({ length: n }, (_, j) => j % 2)); // every other one
 * await dtrsen(ctx.queue, { job: 'b', select, n, T, ldt: n, Q, ldq: n, WR, WI, m, s, sep, info }); // n >= 1
 */
export declare const dtrsen: {
    (on: Context | Queue, args: TrsenArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * T := Z^H T Z with an orthogonal (unitary) Z, so that chosen eigenvalues come first; n x n, column-major.
 *
 * A Schur form in another order, and how well determined the chosen eigenvalues and their subspace are.
 *
 * Overwrites T, Q with Q Z if compq is 'v', WR and WI or W, m, s, sep and info. The chosen eigenvalues keep their order, and the first m
 * columns of Q then span their invariant subspace. A change of T by E moves the average of the chosen ones by at most norm(E) / s, to first
 * order, and turns the subspace by an angle of about norm(E) / sep. s is a lower bound of the reciprocal norm of the spectral projector,
 * sep an estimate of the least norm of T11 X - X T22 for an X of norm 1, with T11 the chosen block. Of no eigenvalue or of all s is 1 and
 * sep the one norm of T.
 *
 * Computed on the CPU, on any context, in double for singles too. Flops: some 12n for each exchange of two eigenvalues, with Q twice that;
 * m(n - m)n for s, and some ten times that for sep. Source: LAPACK xTRSEN.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * T.
 * @example
 * const [m, info, sep, s] = [ctx.alloc('i', 1), ctx.alloc('i', 1), ctx.alloc('d', 1), ctx.alloc('d', 1)];
 * const select = ctx.upload('i', Int32Array.from({ length: n }, (_, j) => j % 2)); // every other one
 * await dtrsen(ctx.queue, { job: 'b', select, n, T, ldt: n, Q, ldq: n, WR, WI, m, s, sep, info }); // n >= 1
 */
export declare const ctrsen: {
    (on: Context | Queue, args: TrsenArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * T := Z^H T Z with an orthogonal (unitary) Z, so that chosen eigenvalues come first; n x n, column-major.
 *
 * A Schur form in another order, and how well determined the chosen eigenvalues and their subspace are.
 *
 * Overwrites T, Q with Q Z if compq is 'v', WR and WI or W, m, s, sep and info. The chosen eigenvalues keep their order, and the first m
 * columns of Q then span their invariant subspace. A change of T by E moves the average of the chosen ones by at most norm(E) / s, to first
 * order, and turns the subspace by an angle of about norm(E) / sep. s is a lower bound of the reciprocal norm of the spectral projector,
 * sep an estimate of the least norm of T11 X - X T22 for an X of norm 1, with T11 the chosen block. Of no eigenvalue or of all s is 1 and
 * sep the one norm of T.
 *
 * Computed on the CPU, on any context, in double for singles too. Flops: some 12n for each exchange of two eigenvalues, with Q twice that;
 * m(n - m)n for s, and some ten times that for sep. Source: LAPACK xTRSEN.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * T.
 * @example
 * const [m, info, sep, s] = [ctx.alloc('i', 1), ctx.alloc('i', 1), ctx.alloc('d', 1), ctx.alloc('d', 1)];
 * const select = ctx.upload('i', Int32Array.from({ length: n }, (_, j) => j % 2)); // every other one
 * await dtrsen(ctx.queue, { job: 'b', select, n, T, ldt: n, Q, ldq: n, WR, WI, m, s, sep, info }); // n >= 1
 */
export declare const ztrsen: {
    (on: Context | Queue, args: TrsenArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
