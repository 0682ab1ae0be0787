// LASWP on the GPU: the interchanges in pieces, each piece one gather and scatter over all columns.
import { at } from '../../core/matrix.js';
import { deviceMat } from '../../runtime/buffer.js';
import { enqueuePermutation } from './lapmr.gpu.js';
import { laswpKernel, laswpVariants, pickLaswp, solveWidth } from './laswp.kernels.js';
export function laswpGpu(queue, a) {
    const why = `${interchanges(queue, a.A.buffer.type)} interchanges per dispatch`;
    queue.note({ routine: a.routine, backend: 'gpu', kernel: 'laswp', why });
    const { m, n, k1, k2 } = a;
    const backward = a.direction === 'b';
    enqueueLaswp(queue, {
        m,
        A: deviceMat(a.A, a.lda),
        from: 0,
        to: n,
        first: k1 - 1,
        count: k2 - k1 + 1,
        ipiv: deviceMat(a.ipiv, 1),
        backward,
    });
}
/** How many interchanges one dispatch makes, and the order of the triangle that it solves with at most. */
export function interchanges(queue, type) {
    const { workgroupBytes, software } = queue.context.gpu;
    return solveWidth(type, workgroupBytes, software);
}
/**
 * Up to as many columns, and from as many dispatches on, a permutation takes less time: every piece costs a dispatch, of some 5 us, while a
 * row walks 64 interchanges in 1 us (H200, 2026-11).
 */
const FEW_COLUMNS = 32;
const MANY_PIECES = 4;
export function enqueueLaswp(queue, s) {
    const { A, ipiv, from, leftFrom = 0, leftTo = leftFrom, backward = false, L11 } = s;
    const left = leftTo - leftFrom;
    const columns = left + s.to - from;
    if (columns === 0)
        return;
    const { type } = A.data;
    const width = interchanges(queue, type);
    const shape = pickLaswp(type, Math.min(width, s.count), columns);
    const tuning = laswpVariants.of(type, { SOLVE: L11 !== undefined }, shape);
    const pieces = Math.ceil(s.count / width);
    if (L11 === undefined && left === 0 && columns <= FEW_COLUMNS && pieces >= MANY_PIECES) {
        return enqueuePermutation(queue, columns, at(A, 0, from), s);
    }
    for (let piece = 0; piece < pieces; piece++) {
        const done = (backward ? pieces - 1 - piece : piece) * width;
        const first = s.first + done;
        const params = {
            m: s.m,
            off: A.off,
            lda: A.ld,
            offPiv: ipiv.off + first,
            first,
            count: Math.min(width, s.count - done),
            left0: leftFrom,
            left,
            right0: from,
            columns,
            backward: backward ? 1 : 0,
            offL: L11?.off ?? 0,
        };
        queue.launch(laswpKernel, tuning, { A: A.data, ipiv: ipiv.data }, params, [Math.ceil(columns / shape.COLS), 1, 1]);
    }
}
