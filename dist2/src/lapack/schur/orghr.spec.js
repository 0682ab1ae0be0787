// ORGHR: arguments, rules, documentation.
import { flopsOrgqr } from '../../core/flops.js';
import { matrix, numbers, positional, size } from '../../core/kinds.js';
import { complexly, num } from '../../core/spec.js';
import { ihiArg, iloArg, lessOne } from './schurArgs.js';
/**
 * A := Q, the orthogonal (unitary) factor of gehrd, n x n, column-major.
 *
 * Writes out the orthogonal (unitary) factor of a Hessenberg form.
 *
 * Overwrites A. On a GPU context single and complex single run on the GPU, double and complex double on the CPU. Flops 4n^3/3 to leading
 * order. Source: LAPACK xORGHR.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await dgehrd(ctx.queue, { n, ilo: 1, ihi: n, A, lda: n, tau }); // n >= 1
 * await dorghr(ctx.queue, { n, ilo: 1, ihi: n, A, lda: n, tau }); // A := Q
 */
export const orghrSpec = {
    name: 'orghr',
    named: complexly('unghr'),
    precs: 'sdcz',
    args: positional({
        n: size,
        /** As given to gehrd. */
        ilo: iloArg('n'),
        /** As given to gehrd. */
        ihi: ihiArg('n'),
        /** In: the v's as gehrd leaves them. Out: Q. */
        A: matrix('n', 'n', 'inout'),
        /** n - 1 elements, as gehrd leaves them. */
        tau: numbers(lessOne('n'), 'in'),
    }),
    nothing: (a) => a.n === 0,
    flops: (a) => flopsOrgqr(Math.max(0, num(a, 'n') - 1), Math.max(0, num(a, 'n') - 1), Math.max(0, num(a, 'n') - 1)),
};
