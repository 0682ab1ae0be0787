// TRSEN: arguments, rules, documentation.
import { realOf } from '../../core/field.js';
import { integers, matrix, numbers, positional, size } from '../../core/kinds.js';
import { num } from '../../core/spec.js';
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
export const trsenSpec = {
    name: 'trsen',
    precs: 'sdcz',
    args: positional({
        /** 'n' (default): no condition numbers; 'e': s; 'v': sep; 'b': both. */
        job: { kind: 'flag', values: ['b', 'e', 'v', 'n'], default: 'n' },
        /** 'v' (default): Q is to be multiplied; 'n': there is none. */
        compq: { kind: 'flag', values: ['v', 'n'], default: 'v' },
        /** n integers: not 0 where the eigenvalue is chosen. Of a pair either one will do. */
        select: integers('n', 'in'),
        n: size,
        /** A Schur form, with blocks as gees leaves them. What lies below the first subdiagonal, of a complex T below the
         * diagonal, is not read, and becomes 0. */
        T: matrix('n', 'n', 'inout'),
        /** In: Q. Out: Q Z. Not needed with compq 'n'. */
        Q: matrix('n', (a) => (a['compq'] === 'v' ? num(a, 'n') : 0), 'inout', {
            optional: true,
            also: (a) => (a['compq'] === 'v' && a['Q'] === undefined ? "must be given if compq is 'v'" : undefined),
        }),
        /** Out, n elements, of real matrices: the real parts of the eigenvalues in their new order. */
        WR: numbers('n', 'out', { precs: 'sd' }),
        /** Out, n elements, of real matrices: the imaginary parts. */
        WI: numbers('n', 'out', { precs: 'sd' }),
        /** Out, n elements, of complex matrices in place of WR and WI: the eigenvalues. */
        W: numbers('n', 'out', { precs: 'cz' }),
        /** Out, one integer: how many are chosen, both of a pair. May share a buffer with info. */
        m: integers(1, 'out'),
        /** Out, one real number: 0 with info 1. Needed with job 'e' and 'b'. */
        s: numbers((a) => Number(a['job'] === 'e' || a['job'] === 'b'), 'out', {
            type: realOf,
            optional: true,
            also: (a) => (a['job'] === 'e' || a['job'] === 'b') && a['s'] === undefined
                ? "must be given if job is 'e' or 'b'"
                : undefined,
        }),
        /** Out, one real number: 0 with info 1. Needed with job 'v' and 'b'. */
        sep: numbers((a) => Number(a['job'] === 'v' || a['job'] === 'b'), 'out', {
            type: realOf,
            optional: true,
            also: (a) => (a['job'] === 'v' || a['job'] === 'b') && a['sep'] === undefined
                ? "must be given if job is 'v' or 'b'"
                : undefined,
        }),
        /**
         * Out, one integer. 0: done. 1: two eigenvalues were too near to each other to change places: T is a Schur form in another order. 2: T
         * or Q has a NaN or an infinity; they are as they were, and eigenvalues, s and sep NaN.
         */
        info: integers(1, 'out'),
    }),
    flops: (a) => 12 * num(a, 'n') ** 2 * (a['compq'] === 'v' ? 2 : 1),
};
