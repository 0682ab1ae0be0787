// TREXC: arguments, rules, documentation.
import { integers, matrix, positional, size } from '../../core/kinds.js';
import { num } from '../../core/spec.js';
const row = {
    kind: 'index',
    from: (a) => Math.min(1, num(a, 'n')),
    to: (a) => num(a, 'n'),
    rule: 'must be an integer in min(1, n)..n',
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
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * T.
 * @example
 * const [place, info] = [ctx.alloc('i', 1), ctx.alloc('i', 1)];
 * await dgees(ctx.queue, { n, A: T, lda: n, sdim, WR, WI, VS: Q, ldvs: n, info });
 * await dtrexc(ctx.queue, { compq: 'v', n, T, ldt: n, Q, ldq: n, ifst: n, ilst: 1, place, info }); // n >= 1
 */
export const trexcSpec = {
    name: 'trexc',
    precs: 'sdcz',
    args: positional({
        /** 'v' (default): Q is to be multiplied; 'n': there is none. */
        compq: { kind: 'flag', values: ['v', 'n'], default: 'v' },
        n: size,
        /** A Schur form, with blocks as gees leaves them. What lies below the first subdiagonal, of a complex T below the
         * diagonal, is not read, and becomes 0. */
        T: matrix('n', 'n', 'inout'),
        /** In: Q. Out: Q Z. Not needed with compq 'n'. */
        Q: matrix('n', (a) => (a['compq'] === 'v' ? num(a, 'n') : 0), 'inout', {
            optional: true,
            also: (a) => (a['compq'] === 'v' && a['Q'] === undefined ? "must be given if compq is 'v'" : undefined),
        }),
        /** A row of the block that moves, counted from 1. */
        ifst: row,
        /** A row of the block in whose place it comes: the others make room. */
        ilst: row,
        /** Out, one integer: the first row of where the block is now; next to ilst where ilst divides a pair. May share a buffer with info. */
        place: integers(1, 'out'),
        /**
         * Out, one integer. 0: done. 1: two blocks were too near to each other to change places: T is a Schur form in another order, and the
         * block has come to `place`. 2: T or Q has a NaN or an infinity, and nothing is done.
         */
        info: integers(1, 'out'),
    }),
    nothing: (a) => a.n === 0,
    flops: (a) => 12 * num(a, 'n') * Math.abs(num(a, 'ifst') - num(a, 'ilst')) * (a['compq'] === 'v' ? 2 : 1),
};
