import { type RoutineSpec } from '../../core/spec.ts';
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
export declare const trexcSpec: RoutineSpec;
