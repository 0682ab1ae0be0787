import type { Prec } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of trexc, by name. */
export interface TrexcArgs<P extends Prec> {
    /** 'v' (default): Q is to be multiplied; 'n': there is none. */
    compq?: 'v' | 'n';
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
    /** A row of the block that moves, counted from 1. */
    ifst: number;
    /** A row of the block in whose place it comes: the others make room. */
    ilst: number;
    /** Out, one integer: the first row of where the block is now; next to ilst where ilst divides a pair. May share a buffer with info. */
    place: Ptr<'i'>;
    /**
     * Out, one integer. 0: done. 1: two blocks were too near to each other to change places: T is a Schur form in another order, and the
     * block has come to `place`. 2: T or Q has a NaN or an infinity, and nothing is done.
     */
    info: Ptr<'i'>;
}
/**
 * T := Z^H T Z with an orthogonal (unitary) Z, so that the diagonal block with row ifst comes to row ilst; n x n, column-major.
 *
 * An eigenvalue, or a pair of them, of a Schur form moved to another place.
 *
 * Overwrites T, Q with Q Z if compq is 'v', place and info. Blocks that stand between move by as much. Blocks change places one after the
 * other, by direct swapping, elements of a complex T, which is triangular, by rotations, which never fails; a pair may fall into two real
 * eigenvalues on the way, which then both arrive. Computed on the CPU, on any context, in double for singles too. Flops: some 12n for each
 * step, with Q twice that. Source: LAPACK xTREXC, which returns ilst changed.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * T.
 * @example
 * const [place, info] = [ctx.alloc('i', 1), ctx.alloc('i', 1)];
 * await dgees(ctx.queue, { n, A: T, lda: n, sdim, WR, WI, VS: Q, ldvs: n, info });
 * await dtrexc(ctx.queue, { compq: 'v', n, T, ldt: n, Q, ldq: n, ifst: n, ilst: 1, place, info }); // n >= 1
 */
export declare const trexc: {
    <P extends Prec>(on: Context | Queue, args: TrexcArgs<P>, prec?: P): Promise<void>;
};
/**
 * T := Z^H T Z with an orthogonal (unitary) Z, so that the diagonal block with row ifst comes to row ilst; n x n, column-major.
 *
 * An eigenvalue, or a pair of them, of a Schur form moved to another place.
 *
 * Overwrites T, Q with Q Z if compq is 'v', place and info. Blocks that stand between move by as much. Blocks change places one after the
 * other, by direct swapping, elements of a complex T, which is triangular, by rotations, which never fails; a pair may fall into two real
 * eigenvalues on the way, which then both arrive. Computed on the CPU, on any context, in double for singles too. Flops: some 12n for each
 * step, with Q twice that. Source: LAPACK xTREXC, which returns ilst changed.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * T.
 * @example
 * const [place, info] = [ctx.alloc('i', 1), ctx.alloc('i', 1)];
 * await dgees(ctx.queue, { n, A: T, lda: n, sdim, WR, WI, VS: Q, ldvs: n, info });
 * await dtrexc(ctx.queue, { compq: 'v', n, T, ldt: n, Q, ldq: n, ifst: n, ilst: 1, place, info }); // n >= 1
 */
export declare const strexc: {
    (on: Context | Queue, args: TrexcArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * T := Z^H T Z with an orthogonal (unitary) Z, so that the diagonal block with row ifst comes to row ilst; n x n, column-major.
 *
 * An eigenvalue, or a pair of them, of a Schur form moved to another place.
 *
 * Overwrites T, Q with Q Z if compq is 'v', place and info. Blocks that stand between move by as much. Blocks change places one after the
 * other, by direct swapping, elements of a complex T, which is triangular, by rotations, which never fails; a pair may fall into two real
 * eigenvalues on the way, which then both arrive. Computed on the CPU, on any context, in double for singles too. Flops: some 12n for each
 * step, with Q twice that. Source: LAPACK xTREXC, which returns ilst changed.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * T.
 * @example
 * const [place, info] = [ctx.alloc('i', 1), ctx.alloc('i', 1)];
 * await dgees(ctx.queue, { n, A: T, lda: n, sdim, WR, WI, VS: Q, ldvs: n, info });
 * await dtrexc(ctx.queue, { compq: 'v', n, T, ldt: n, Q, ldq: n, ifst: n, ilst: 1, place, info }); // n >= 1
 */
export declare const dtrexc: {
    (on: Context | Queue, args: TrexcArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * T := Z^H T Z with an orthogonal (unitary) Z, so that the diagonal block with row ifst comes to row ilst; n x n, column-major.
 *
 * An eigenvalue, or a pair of them, of a Schur form moved to another place.
 *
 * Overwrites T, Q with Q Z if compq is 'v', place and info. Blocks that stand between move by as much. Blocks change places one after the
 * other, by direct swapping, elements of a complex T, which is triangular, by rotations, which never fails; a pair may fall into two real
 * eigenvalues on the way, which then both arrive. Computed on the CPU, on any context, in double for singles too. Flops: some 12n for each
 * step, with Q twice that. Source: LAPACK xTREXC, which returns ilst changed.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * T.
 * @example
 * const [place, info] = [ctx.alloc('i', 1), ctx.alloc('i', 1)];
 * await dgees(ctx.queue, { n, A: T, lda: n, sdim, WR, WI, VS: Q, ldvs: n, info });
 * await dtrexc(ctx.queue, { compq: 'v', n, T, ldt: n, Q, ldq: n, ifst: n, ilst: 1, place, info }); // n >= 1
 */
export declare const ctrexc: {
    (on: Context | Queue, args: TrexcArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * T := Z^H T Z with an orthogonal (unitary) Z, so that the diagonal block with row ifst comes to row ilst; n x n, column-major.
 *
 * An eigenvalue, or a pair of them, of a Schur form moved to another place.
 *
 * Overwrites T, Q with Q Z if compq is 'v', place and info. Blocks that stand between move by as much. Blocks change places one after the
 * other, by direct swapping, elements of a complex T, which is triangular, by rotations, which never fails; a pair may fall into two real
 * eigenvalues on the way, which then both arrive. Computed on the CPU, on any context, in double for singles too. Flops: some 12n for each
 * step, with Q twice that. Source: LAPACK xTREXC, which returns ilst changed.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * T.
 * @example
 * const [place, info] = [ctx.alloc('i', 1), ctx.alloc('i', 1)];
 * await dgees(ctx.queue, { n, A: T, lda: n, sdim, WR, WI, VS: Q, ldvs: n, info });
 * await dtrexc(ctx.queue, { compq: 'v', n, T, ldt: n, Q, ldq: n, ifst: n, ilst: 1, place, info }); // n >= 1
 */
export declare const ztrexc: {
    (on: Context | Queue, args: TrexcArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
