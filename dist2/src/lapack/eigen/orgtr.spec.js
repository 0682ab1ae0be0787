// ORGTR: arguments, rules, documentation.
import { flopsOrgqr } from '../../core/flops.js';
import { matrix, numbers, positional, size, uplo } from '../../core/kinds.js';
import { complexly, num } from '../../core/spec.js';
const reflectors = (a) => Math.max(0, num(a, 'n') - 1);
/**
 * A := Q, the orthogonal (unitary) factor of sytrd, of order n. Column-major.
 *
 * Writes out the factor of a reduction to tridiagonal form.
 *
 * Overwrites all of A. On a GPU context single and complex single run on the GPU, double and complex double on the CPU. Flops 4n^3/3, of
 * complex numbers 16n^3/3, to leading order. Source: LAPACK xORGTR, xUNGTR.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await dsytrd(ctx.queue, { uplo: 'l', n, A, lda: n, D, E, tau }); // n >= 2
 * await dorgtr(ctx.queue, { uplo: 'l', n, A, lda: n, tau }); // A = Q
 */
export const orgtrSpec = {
    name: 'orgtr',
    named: complexly('ungtr'),
    precs: 'sdcz',
    args: positional({
        /** As in the call of sytrd. */
        uplo,
        n: size,
        /** In: the v's as sytrd leaves them; what else it leaves is not used. Out: Q. */
        A: matrix('n', 'n', 'inout'),
        /** n - 1 elements, as sytrd leaves them. */
        tau: numbers(reflectors, 'in'),
    }),
    nothing: (a) => a.n === 0,
    flops: (a) => flopsOrgqr(reflectors(a), reflectors(a), reflectors(a)),
};
