// GEEV of a batch: arguments, rules, documentation.
import { batchedForms, squareMatrix } from '../../core/batchForms.js';
import { flopsGeev } from '../../core/flops.js';
import { arg, num } from '../../core/spec.js';
const order = (job) => (a) => a[job] === 'v' ? num(a, 'n') : 0;
/** n x n vectors, or none. */
const vectors = (name, job) => ({
    rows: arg('n'),
    cols: order(job),
    access: 'out',
    optional: (a) => (a[job] === 'v' && a[name] === undefined ? `must be given if ${job} is 'v'` : undefined),
});
const JOBS = ['v', 'n'];
/**
 * A v(j) = w(j) v(j) and u(j)^H A = w(j) u(j)^H for many general n x n matrices of one size at equal distances.
 *
 * Eigenvalues of general matrices, and right and left eigenvectors.
 *
 * Overwrites WR, WI, info, and VL and VR as their jobs say; A is only read, and may be the same for all. w(j) = WR(j) + i WI(j). Complex
 * eigenvalues come in pairs, side by side, the one with the positive imaginary part first; for such a pair in j and j + 1, v(j) = VR(:,j)
 * + i VR(:,j+1), and v(j+1) is its conjugate. Vectors have Euclidean norm 1, and their largest element is real. Of a matrix that lacks
 * eigenvectors some are nearly parallel.
 *
 * Every matrix is scaled and balanced by powers of two and a permutation, and reduced to Hessenberg form by reflections; double-shift QR
 * iteration brings that to Schur form, and vectors are found by substitution and multiplied back. On a GPU context single precision runs on
 * the GPU up to order 128, with a workgroup to each matrix. Larger matrices, doubles and complex ones run on the CPU: small real ones, up
 * to order 98, without vectors 128, side by side, one in each lane of the processor's vectors, larger ones one after the other, singles in
 * double from the Hessenberg form on. Without vectors the work is about a third. A result depends on its own matrix alone, to the last bit:
 * not on the others, nor on their number.
 *
 * Flops to leading order: 10n^3/3 for the Hessenberg form, 4n^3/3 for its orthogonal factor, about 4n^3/3 for a side's vectors; iteration
 * takes about 10n^3 more, with vectors 25n^3, and is not counted. Source: LAPACK xGEEV; G. Golub, C. Van Loan, Matrix Computations,
 * section 7.5.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For what is in A
 * only with `onFailure: 'throw'`: else read info.
 * @example geevStridedBatched
 * // Eigenvalues and right vectors of a thousand matrices of order 3, packed one behind the other.
 * const [WR, WI, VR, info] = [ctx.alloc('s', 3000), ctx.alloc('s', 3000), ctx.alloc('s', 9000), ctx.alloc('i', 1000)];
 * const each = { lda: 3, strideA: 9, strideWR: 3, strideWI: 3, ldvr: 3, strideVR: 9 };
 * await sgeevStridedBatched(ctx.queue, { jobvl: 'n', n: 3, A, WR, WI, VR, info, ...each, batchCount: 1000 });
 * @example geevBatched
 * // The eigenvalues of two of the matrices of order 4 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * const offsetsW = ctx.upload('i', new Int32Array([0, 4]));
 * const places = { lda: 4, offsetsA, offsetsWR: offsetsW, offsetsWI: offsetsW };
 * await sgeevBatched(ctx.queue, { jobvl: 'n', jobvr: 'n', n: 4, A, WR, WI, ...places, info, batchCount: 2 });
 * @example geevVbatched
 * // The eigenvalues of a matrix of order 3, and behind it one of order 2.
 * const places = { lda: [3, 2], offsetsA: [0, 9], offsetsWR: [0, 3], offsetsWI: [0, 3] };
 * await sgeevVbatched(ctx.queue, { jobvl: 'n', jobvr: 'n', n: [3, 2], A, WR, WI, ...places, info });
 */
export const geevForms = batchedForms({
    name: 'geev',
    precs: 'sdcz',
    flags: {
        /** Left eigenvectors; default 'v'. */
        jobvl: { kind: 'flag', values: JOBS, default: 'v' },
        /** Right eigenvectors; default 'v'. */
        jobvr: { kind: 'flag', values: JOBS, default: 'v' },
    },
    sizes: ['n'],
    operands: {
        /** In, n x n. */
        A: squareMatrix('in'),
        /** Out, n elements of each real matrix, one behind the other: the real parts of the eigenvalues. */
        WR: { column: arg('n'), access: 'out', precs: 'sd' },
        /** Out, n elements of each real matrix: the imaginary parts. */
        WI: { column: arg('n'), access: 'out', precs: 'sd' },
        /** Out, n elements of each complex matrix, in place of WR and WI: the eigenvalues. */
        W: { column: arg('n'), access: 'out', precs: 'cz' },
        /** Out, n x n: the left eigenvectors. Not needed with jobvl 'n'. */
        VL: vectors('VL', 'jobvl'),
        /** Out, n x n: the right eigenvectors. Not needed with jobvr 'n'. */
        VR: vectors('VR', 'jobvr'),
    },
    /**
     * Out, one integer for each matrix. 0: done. i in 1 .. n - 1: QR iteration has not converged; the eigenvalues behind the first i are
     * right, others are NaN, and so are VL and VR. n: A has a NaN or an infinity, or no eigenvalue was found; all results are NaN.
     */
    reports: 'nonfinite',
    flops: (a) => flopsGeev(num(a, 'n'), a.jobvl === 'v', a.jobvr === 'v'),
});
