// The determinants of a square ndarray and of a stack of them, with sign and logarithm: what det and slogdet have in common.
import { getrfStridedBatched, slogdetStridedBatched } from '../batched/lu/routines.gen.js';
import { slogdetRef } from '../batched/lu/slogdetStridedBatched.ref.js';
import { copy } from '../blas1/routines.gen.js';
import { getrf } from '../lapack/lu/routines.gen.js';
import { determinantAtOnce } from './atOnce.js';
import { isFactors, pivotsOf } from './luFactor.js';
import { contextOf, integers, uploadColumns, withBuffers, } from './operands.js';
import { ofMatrix, ofSquares } from './squares.js';
/** The least normal single. */
const LEAST_SINGLE = 2 ** -126;
/** det(A) by P A = L U, which may be given: the product of U's diagonal, with the sign of P. */
export async function determinant(routine, A, options) {
    if (isFactors(A)) {
        contextOf(routine, 2, options);
        const { lu, piv } = pivotsOf(routine, A);
        const diagonal = Float64Array.from(piv, (_, i) => lu.data[lu.offset + i * (lu.rowStride + lu.colStride)]);
        // Rows are numbered from 0 here, from 1 by LAPACK.
        return ofDiagonal(diagonal, Int32Array.from(piv, (row) => row + 1));
    }
    const { found } = await ofMatrix(routine, A, options, (context, prec, view) => determinantAtOnce(context, prec, view) ?? determinantOfColumns(context, prec, view, options.signal));
    return found;
}
function determinantOfColumns(context, prec, view, signal) {
    const n = view.rows;
    return withBuffers(async (keep) => {
        const A = keep(uploadColumns(context, prec, view));
        const ipiv = keep(integers(context, prec, n));
        const info = keep(integers(context, prec, 1));
        const diagonal = keep(context.alloc(prec, n));
        const lda = Math.max(1, n);
        await getrf(context.queue, { m: n, n, A, lda, ipiv, info }, prec);
        // Only n elements are read back, not n^2.
        await copy(context.queue, { n, x: A, incx: lda + 1, y: diagonal }, prec);
        const [factors, pivots] = await Promise.all([context.download(diagonal), context.download(ipiv)]);
        return ofDiagonal(factors, pivots);
    }, signal);
}
/** The determinants of a stack, in the order of its matrices, and its leading dimensions. */
export function determinants(routine, A, options) {
    return ofSquares(routine, A, options, async ({ context, prec, lead, n, A, info, each, keep }) => {
        const { batchCount } = each;
        const ipiv = keep(integers(context, prec, n * batchCount));
        const results = () => keep(context.alloc(prec, batchCount));
        const [sign, logdet, det] = [results(), results(), results()];
        const pivoted = { n, A, ipiv, ...each, stridePiv: Math.max(1, n) };
        await getrfStridedBatched(context.queue, { m: n, info, ...pivoted }, prec);
        await slogdetStridedBatched(context.queue, { sign, logdet, det, ...pivoted }, prec);
        const [signs, logs, dets] = await Promise.all([sign, logdet, det].map((list) => context.download(list)));
        const all = Array.from(signs, (sign, b) => {
            const found = { sign, logdet: logs[b], det: dets[b] };
            return prec === 's' ? fromSingle(found) : found;
        });
        return { lead, all };
    });
}
/** In doubles: a determinant may be beyond the range of singles where its logarithm is not, and within it says more than that. */
export function fromSingle({ sign, logdet, det }) {
    const magnitude = Math.abs(det);
    const inRange = magnitude >= LEAST_SINGLE && magnitude < Number.POSITIVE_INFINITY;
    return inRange ? { sign, logdet: Math.log(magnitude), det } : { sign, logdet, det: sign * Math.exp(logdet) };
}
/** From the diagonal of U and the pivots, which count from 1: a matrix with ld = 0 has its diagonal side by side. */
const ofDiagonal = (data, pivots) => slogdetRef(data.length, { data, off: 0, ld: 0 }, pivots, 0);
