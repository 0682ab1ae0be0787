// GELS of a batch: arguments, rules, documentation.
import { batchedForms, eachForm } from '../../core/batchForms.js';
import { realOf } from '../../core/field.js';
import { flopsGels } from '../../core/flops.js';
import { longer } from '../../core/kinds.js';
import { arg, BATCH, entriesOf, num, } from '../../core/spec.js';
const forms = batchedForms({
    name: 'gels',
    precs: 'sdcz',
    doubles: 'dz',
    // Of the factorization; the product with Q and the solution, which decide less in each of theirs, take as long together.
    columns: (a) => 2 * Math.min(num(a, 'm'), num(a, 'n')),
    alone: true,
    flags: { trans: { kind: 'flag', values: ['n', 't', 'c'], realOnly: 't', default: 'n' } },
    sizes: ['m', 'n', 'nrhs'],
    operands: {
        A: { rows: arg('m'), cols: arg('n'), access: 'in' },
        B: { rows: longer, cols: arg('nrhs'), access: 'inout' },
    },
    reports: 'nonfinite',
    flops: (a) => flopsGels(longer(a), Math.min(num(a, 'm'), num(a, 'n')), num(a, 'nrhs')),
});
const sumOf = (list) => Array.prototype.reduce.call(list, (sum, x) => sum + x, 0);
/** How many right-hand sides there are in a call. */
const allSides = (form) => form === 'vbatched'
    ? Object.assign((a) => sumOf(a.nrhs), { words: 'sum of nrhs' })
    : (a) => num(a, BATCH) * num(a, 'nrhs');
/** With rank and rss in front of info. Before `batchCount` has been read their lengths are not asked for. */
function withSaid(form) {
    const args = {};
    const count = form === 'vbatched' ? entriesOf('m') : arg(BATCH);
    for (const [name, spec] of Object.entries(forms[form].args)) {
        if (name === 'info') {
            args.rank = { kind: 'vector', length: count, type: 'i', access: 'out', optional: true };
            args.rss = { kind: 'vector', length: allSides(form), type: realOf, access: 'out', optional: true };
        }
        args[name] = spec;
    }
    return { ...forms[form], args };
}
/**
 * Least squares, or solutions of least norm, with many matrices of one size at equal distances and of full rank, by QR factorization.
 *
 * On a GPU context single and complex single run on the GPU, doubles on the CPU. Real matrices of a few columns are there factored and
 * solved in registers, in one dispatch for all, which reads A and B once; larger ones, and complex ones, in workspace. Doubles that live on
 * the GPU (createContext) are computed there, each matrix by one workgroup in integers, to the same bits on every device. A result depends
 * on its own problem alone, to the last bit: not on the others, nor on their number.
 *
 * Overwrites info, what is given of rank and rss, and, where info is 0, the B; A is only read, and its factors are not kept: geqrf gives
 * those. A deficient rank is never left unsaid by info and rank but where it needs pivoting to be seen: gelsy solves such problems too. An
 * empty A has rank 0, and X = 0. A NaN or an infinity of A passes through to X of its problem, one of B to its column. Elements of any size
 * are scaled by powers of two on the way. Flops (2 q^2 (p - q/3) + (4 p q - q^2) nrhs) batchCount with p = max(m, n), q = min(m, n), to
 * leading order. Source: LAPACK xGELS, cuBLAS gelsBatched.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix of
 * deficient rank only with `onFailure: 'throw'`: else read info and rank.
 * @example gelsStridedBatched
 * // Regressions over every window of 24 rows of a table of 203 x 10 by rows: the windows are 10 elements apart. b has 24 numbers for each.
 * const [info, rank, rss] = [ctx.alloc('i', 180), ctx.alloc('i', 180), ctx.alloc('s', 180)];
 * const each = { m: 24, n: 10, nrhs: 1, lda: 10, strideA: 10, ldb: 1, strideB: 24, batchCount: 180 };
 * await sgelsStridedBatched(ctx.queue, { ...each, layout: 'row', A: table, B: b, info, rank, rss });
 * @example gelsBatched
 * // Two problems of 6 x 2 whose matrices begin at 16 and 64, their right-hand sides at 0 and 8.
 * const [offsetsA, offsetsB] = [[16, 64], [0, 8]].map((list) => ctx.upload('i', new Int32Array(list)));
 * const places = { lda: 6, offsetsA, ldb: 6, offsetsB, batchCount: 2 };
 * await sgelsBatched(ctx.queue, { m: 6, n: 2, nrhs: 1, A, B, info, ...places });
 * @example gelsVbatched
 * // A problem of 6 x 2, and behind it one of 2 x 4 with two right-hand sides.
 * const sizes = { m: [6, 2], n: [2, 4], nrhs: [1, 2], lda: [6, 2], ldb: [6, 4] };
 * await sgelsVbatched(ctx.queue, { ...sizes, A, offsetsA: [0, 12], B, offsetsB: [0, 6], info });
 */
export const gelsForms = eachForm(withSaid);
