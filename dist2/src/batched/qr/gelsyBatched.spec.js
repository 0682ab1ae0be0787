// GELSY of a batch: arguments, rules, documentation.
import { batchedForms, eachForm } from '../../core/batchForms.js';
import { flopsGels, flopsGeqrf, sum } from '../../core/flops.js';
import { longer } from '../../core/kinds.js';
import { arg, BATCH, entriesOf, num } from '../../core/spec.js';
import { jpvtArgs, withArgs } from './geqp3Forms.js';
const forms = batchedForms({
    name: 'gelsy',
    precs: 'sdcz',
    sizes: ['m', 'n', 'nrhs'],
    operands: {
        A: { rows: arg('m'), cols: arg('n'), access: 'inout' },
        B: { rows: longer, cols: arg('nrhs'), access: 'inout' },
    },
    reports: 'none',
    // Of matrices of full rank; others cost a second factorization.
    flops(a) {
        const [m, n] = [num(a, 'm'), num(a, 'n')];
        return m < n ? sum(flopsGeqrf(m, n), flopsGels(n, m, num(a, 'nrhs'))) : flopsGels(m, n, num(a, 'nrhs'));
    },
});
function formed(form) {
    const rcond = {
        kind: 'scalar',
        default: -1,
        also: (a) => (Number.isNaN(num(a, 'rcond')) ? 'must not be NaN' : undefined),
    };
    const count = form === 'vbatched' ? entriesOf('m') : arg(BATCH);
    const integers = { kind: 'vector', length: count, type: 'i', access: 'out' };
    return withArgs(forms[form], form, 'B', { ...jpvtArgs(form), rcond, rank: integers, info: integers });
}
/**
 * Least squares of any rank with many matrices of one size at equal distances: the solutions of least norm, by QR factorization with column
 * pivoting.
 *
 * On a GPU context single and complex single run on the GPU, doubles on the CPU. There problems of up to 96 columns or so (complex ones of
 * up to 64) take two dispatches for all, and nothing is read back: each rank is decided on the device. Larger ones are solved one after the
 * other, as gelsy does it, and calls made later wait for this one. A result depends on its own problem alone, to the last bit: not on the
 * others, nor on their number.
 *
 * Overwrites A, B, jpvt, rank and info. A is factored also when there is no right-hand side. With A P = Q [R11 R12; 0 R22], R11 of the
 * rank's order and R22 negligible, [R11 R12] = [T 0] Z with an orthogonal (unitary) Z where the rank is less than n, and X = P Z^H [T^-1
 * (Q^H B)_1; 0]. LAPACK's xGELSY leaves T where here R stays. Elements so large or small that their squares leave the range are scaled by
 * powers of two on the way. NaN in B passes through to its column of X. Flops as those of gels times batchCount; for a rank r < n a further
 * 2 r^2 (n - r/3) or so. Source: LAPACK xGELSY.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * matrix of deficient rank: that is what it is for; nor for one that is not finite: read info.
 * @example gelsyStridedBatched
 * // A thousand fits with 24 observations of 10 columns that may depend on each other.
 * const [jpvt, rank, info] = [10000, 1000, 1000].map((length) => ctx.alloc('i', length));
 * const each = { lda: 24, strideA: 240, ldb: 24, strideB: 24, strideJpvt: 10, batchCount: 1000 };
 * await sgelsyStridedBatched(ctx.queue, { m: 24, n: 10, nrhs: 1, A, B, jpvt, rank, info, ...each });
 * @example gelsyBatched
 * // Two problems of 6 x 2 whose matrices begin at 16 and 64, their right-hand sides at 0 and 8.
 * const [offsetsA, offsetsB] = [[16, 64], [0, 8]].map((list) => ctx.upload('i', new Int32Array(list)));
 * const places = { lda: 6, offsetsA, ldb: 6, offsetsB, strideJpvt: 2, batchCount: 2 };
 * await sgelsyBatched(ctx.queue, { m: 6, n: 2, nrhs: 1, A, B, jpvt, rank, info, ...places });
 * @example gelsyVbatched
 * // A problem of 6 x 2, and behind it one of 2 x 4 with two right-hand sides.
 * const sizes = { m: [6, 2], n: [2, 4], nrhs: [1, 2], lda: [6, 2], ldb: [6, 4] };
 * const places = { offsetsA: [0, 12], offsetsB: [0, 6], offsetsJpvt: [0, 2] };
 * await sgelsyVbatched(ctx.queue, { ...sizes, A, B, jpvt, rank, info, ...places });
 */
export const gelsyForms = eachForm(formed);
