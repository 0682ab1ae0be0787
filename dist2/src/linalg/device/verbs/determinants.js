// The determinants of a matrix or stack on a GPU: what det and slogdet have in common. Signs, logarithms and products come to the host, not
// factors.
import { getrfStridedBatched, slogdetStridedBatched } from '../../../batched/lu/routines.gen.js';
import { slogdetRef } from '../../../batched/lu/slogdetStridedBatched.ref.js';
import { copy } from '../../../blas1/routines.gen.js';
import { getrf } from '../../../lapack/lu/routines.gen.js';
import { fromSingle } from '../../determinant.js';
import { countOf, squaresOf } from '../../stacks.js';
/** One for each matrix, in their order. */
export async function determinantsThere(on, routine, A) {
    const { lead, one } = squaresOf(routine, A);
    const [n, count] = [one.rows, countOf(lead)];
    const { context, queue } = on;
    const { buffer, ld, stride } = await on.columns(A, lead);
    const [ipiv, info] = [on.integers(n * count), on.integers(count)];
    if (lead.length === 0) {
        await getrf(queue, { m: n, n, A: buffer, lda: ld, ipiv, info }, 's');
        const diagonal = on.lease(n);
        await copy(queue, { n, x: buffer, incx: ld + 1, y: diagonal }, 's');
        const [data, pivots] = await Promise.all([context.download(diagonal), on.read(ipiv)]);
        return [slogdetRef(n, { data, off: 0, ld: 0 }, pivots, 0)];
    }
    const each = { n, A: buffer, lda: ld, strideA: stride, ipiv, stridePiv: Math.max(1, n), batchCount: count };
    await getrfStridedBatched(queue, { m: n, info, ...each }, 's');
    const [sign, logdet, det] = [on.singles(count), on.singles(count), on.singles(count)];
    await slogdetStridedBatched(queue, { sign, logdet, det, ...each }, 's');
    const [signs, logs, dets] = await Promise.all([sign, logdet, det].map((list) => context.download(list)));
    return Array.from(signs, (sign, b) => fromSingle({ sign, logdet: logs[b], det: dets[b] }));
}
