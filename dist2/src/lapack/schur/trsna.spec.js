// TRSNA: arguments, rules, documentation.
import { realOf } from '../../core/field.js';
import { integers, matrix, numbers, positional, size } from '../../core/kinds.js';
import { num } from '../../core/spec.js';
const asks = (a, what) => a['job'] === what || a['job'] === 'b';
const vectors = (name) => matrix('n', (a) => (asks(a, 'e') ? num(a, 'n') : 0), 'in', {
    optional: true,
    also: (a) => (asks(a, 'e') && a[name] === undefined ? "must be given unless job is 'v'" : undefined),
});
const out = (name, what, other) => numbers((a) => (asks(a, what) ? num(a, 'n') : 0), 'out', {
    type: realOf,
    optional: true,
    also: (a) => (asks(a, what) && a[name] === undefined ? `must be given unless job is '${other}'` : undefined),
});
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
export const trsnaSpec = {
    name: 'trsna',
    precs: 'sdcz',
    args: positional({
        /** 'b' (default): s and sep; 'e': s; 'v': sep. */
        job: { kind: 'flag', values: ['b', 'e', 'v'], default: 'b' },
        n: size,
        /** The Schur form, with blocks as gees leaves them. What lies below the first subdiagonal, of a complex T below the diagonal, is not
         * read. */
        T: matrix('n', 'n', 'in'),
        /** The left eigenvectors of T, as trevc3 leaves them, of any length. Not needed with job 'v'. */
        VL: vectors('VL'),
        /** The right ones. Not needed with job 'v'. */
        VR: vectors('VR'),
        /** Out, n real numbers. Not needed with job 'v'. */
        s: out('s', 'e', 'v'),
        /** Out, n real numbers. Not needed with job 'e'. */
        sep: out('sep', 'v', 'e'),
        /** Out, one integer. 0: done. n: T has a NaN or an infinity; s and sep are NaN. */
        info: integers(1, 'out'),
    }),
    flops: (a) => (asks(a, 'e') ? 4 * num(a, 'n') ** 2 : 0) + (asks(a, 'v') ? 30 * num(a, 'n') ** 3 : 0),
};
