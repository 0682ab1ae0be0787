import type { Prec, RealOf } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of trsna, by name. */
export interface TrsnaArgs<P extends Prec> {
    /** 'b' (default): s and sep; 'e': s; 'v': sep. */
    job?: 'b' | 'e' | 'v';
    n: number;
    /**
     * The Schur form, with blocks as gees leaves them. What lies below the first subdiagonal, of a complex T below the diagonal, is not
     * read.
     */
    T: Ptr<P>;
    /** At least the rows of T, and 1. */
    ldt: number;
    /** The left eigenvectors of T, as trevc3 leaves them, of any length. Not needed with job 'v'. */
    VL?: Ptr<NoInfer<P>>;
    /** At least the rows of VL, and 1. */
    ldvl?: number;
    /** The right ones. Not needed with job 'v'. */
    VR?: Ptr<NoInfer<P>>;
    /** At least the rows of VR, and 1. */
    ldvr?: number;
    /** Out, n real numbers. Not needed with job 'v'. */
    s?: Ptr<RealOf<P>>;
    /** Out, n real numbers. Not needed with job 'e'. */
    sep?: Ptr<RealOf<P>>;
    /** Out, one integer. 0: done. n: T has a NaN or an infinity; s and sep are NaN. */
    info: Ptr<'i'>;
}
/**
 * Reciprocal condition numbers of eigenvalues and right eigenvectors of the n x n (quasi-)triangular T of a Schur form; column-major.
 *
 * Overwrites s, sep and info. s(j) = |u^H v| of the left and right vectors u and v, of length 1: a change of T by E moves the eigenvalue by
 * at most norm(E) / s(j), to first order. sep(j) is an estimate of the least singular value of C - w(j), with C what T is on the orthogonal
 * complement of v: E turns v by an angle of at most norm(E) / sep(j). A pair has one number. For them each eigenvalue is brought to the
 * beginning of a copy of T; where it stands too near to another one for that, sep is 0. Numbers are those of every matrix with that Schur
 * form. Computed on the CPU, on any context, in double for singles too. Flops: 4n^2 for s, some 30n^3 for sep.
 *
 * Source: LAPACK xTRSNA, of which the choice of eigenvalues is not here.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * the matrices.
 * @example
 * const [s, sep, info] = [ctx.alloc('d', n), ctx.alloc('d', n), ctx.alloc('i', 1)];
 * await dtrevc3(ctx.queue, { n, T, ldt: n, VL, ldvl: n, VR, ldvr: n });
 * await dtrsna(ctx.queue, { n, T, ldt: n, VL, ldvl: n, VR, ldvr: n, s, sep, info }); // n >= 1
 */
export declare const trsna: {
    <P extends Prec>(on: Context | Queue, args: TrsnaArgs<P>, prec?: P): Promise<void>;
};
/**
 * Reciprocal condition numbers of eigenvalues and right eigenvectors of the n x n (quasi-)triangular T of a Schur form; column-major.
 *
 * Overwrites s, sep and info. s(j) = |u^H v| of the left and right vectors u and v, of length 1: a change of T by E moves the eigenvalue by
 * at most norm(E) / s(j), to first order. sep(j) is an estimate of the least singular value of C - w(j), with C what T is on the orthogonal
 * complement of v: E turns v by an angle of at most norm(E) / sep(j). A pair has one number. For them each eigenvalue is brought to the
 * beginning of a copy of T; where it stands too near to another one for that, sep is 0. Numbers are those of every matrix with that Schur
 * form. Computed on the CPU, on any context, in double for singles too. Flops: 4n^2 for s, some 30n^3 for sep.
 *
 * Source: LAPACK xTRSNA, of which the choice of eigenvalues is not here.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * the matrices.
 * @example
 * const [s, sep, info] = [ctx.alloc('d', n), ctx.alloc('d', n), ctx.alloc('i', 1)];
 * await dtrevc3(ctx.queue, { n, T, ldt: n, VL, ldvl: n, VR, ldvr: n });
 * await dtrsna(ctx.queue, { n, T, ldt: n, VL, ldvl: n, VR, ldvr: n, s, sep, info }); // n >= 1
 */
export declare const strsna: {
    (on: Context | Queue, args: TrsnaArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * Reciprocal condition numbers of eigenvalues and right eigenvectors of the n x n (quasi-)triangular T of a Schur form; column-major.
 *
 * Overwrites s, sep and info. s(j) = |u^H v| of the left and right vectors u and v, of length 1: a change of T by E moves the eigenvalue by
 * at most norm(E) / s(j), to first order. sep(j) is an estimate of the least singular value of C - w(j), with C what T is on the orthogonal
 * complement of v: E turns v by an angle of at most norm(E) / sep(j). A pair has one number. For them each eigenvalue is brought to the
 * beginning of a copy of T; where it stands too near to another one for that, sep is 0. Numbers are those of every matrix with that Schur
 * form. Computed on the CPU, on any context, in double for singles too. Flops: 4n^2 for s, some 30n^3 for sep.
 *
 * Source: LAPACK xTRSNA, of which the choice of eigenvalues is not here.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * the matrices.
 * @example
 * const [s, sep, info] = [ctx.alloc('d', n), ctx.alloc('d', n), ctx.alloc('i', 1)];
 * await dtrevc3(ctx.queue, { n, T, ldt: n, VL, ldvl: n, VR, ldvr: n });
 * await dtrsna(ctx.queue, { n, T, ldt: n, VL, ldvl: n, VR, ldvr: n, s, sep, info }); // n >= 1
 */
export declare const dtrsna: {
    (on: Context | Queue, args: TrsnaArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * Reciprocal condition numbers of eigenvalues and right eigenvectors of the n x n (quasi-)triangular T of a Schur form; column-major.
 *
 * Overwrites s, sep and info. s(j) = |u^H v| of the left and right vectors u and v, of length 1: a change of T by E moves the eigenvalue by
 * at most norm(E) / s(j), to first order. sep(j) is an estimate of the least singular value of C - w(j), with C what T is on the orthogonal
 * complement of v: E turns v by an angle of at most norm(E) / sep(j). A pair has one number. For them each eigenvalue is brought to the
 * beginning of a copy of T; where it stands too near to another one for that, sep is 0. Numbers are those of every matrix with that Schur
 * form. Computed on the CPU, on any context, in double for singles too. Flops: 4n^2 for s, some 30n^3 for sep.
 *
 * Source: LAPACK xTRSNA, of which the choice of eigenvalues is not here.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * the matrices.
 * @example
 * const [s, sep, info] = [ctx.alloc('d', n), ctx.alloc('d', n), ctx.alloc('i', 1)];
 * await dtrevc3(ctx.queue, { n, T, ldt: n, VL, ldvl: n, VR, ldvr: n });
 * await dtrsna(ctx.queue, { n, T, ldt: n, VL, ldvl: n, VR, ldvr: n, s, sep, info }); // n >= 1
 */
export declare const ctrsna: {
    (on: Context | Queue, args: TrsnaArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * Reciprocal condition numbers of eigenvalues and right eigenvectors of the n x n (quasi-)triangular T of a Schur form; column-major.
 *
 * Overwrites s, sep and info. s(j) = |u^H v| of the left and right vectors u and v, of length 1: a change of T by E moves the eigenvalue by
 * at most norm(E) / s(j), to first order. sep(j) is an estimate of the least singular value of C - w(j), with C what T is on the orthogonal
 * complement of v: E turns v by an angle of at most norm(E) / sep(j). A pair has one number. For them each eigenvalue is brought to the
 * beginning of a copy of T; where it stands too near to another one for that, sep is 0. Numbers are those of every matrix with that Schur
 * form. Computed on the CPU, on any context, in double for singles too. Flops: 4n^2 for s, some 30n^3 for sep.
 *
 * Source: LAPACK xTRSNA, of which the choice of eigenvalues is not here.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * the matrices.
 * @example
 * const [s, sep, info] = [ctx.alloc('d', n), ctx.alloc('d', n), ctx.alloc('i', 1)];
 * await dtrevc3(ctx.queue, { n, T, ldt: n, VL, ldvl: n, VR, ldvr: n });
 * await dtrsna(ctx.queue, { n, T, ldt: n, VL, ldvl: n, VR, ldvr: n, s, sep, info }); // n >= 1
 */
export declare const ztrsna: {
    (on: Context | Queue, args: TrsnaArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
