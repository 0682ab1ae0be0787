// GBMV on the GPU: partial sums into a workspace, then their sum into y. Also sbmv, tbmv, and the building block of tbsv. The pass that
// reads A and x does not bind y: all three may lie in one buffer.
import { pick } from '../autotune/pick.js';
import { isZero } from '../core/complex.js';
import { bandMat } from '../core/matrix.js';
import { deviceMat } from '../runtime/buffer.js';
import { bandProduct, bandRules, bandVariants } from './gbmv.kernels.js';
import { deviceVector, enqueueSum, sliceOf, sumsOf } from './gemv.gpu.js';
export function gbmvGpu(queue, a) {
    const { m, n, kl, ku, alpha, beta } = a;
    const op = a.trans;
    const [lenX, lenY] = op === 'n' ? [n, m] : [m, n];
    const x = deviceVector(a.x, lenX, a.incx);
    const y = deviceVector(a.y, lenY, a.incy);
    const A = bandMat(deviceMat(a.A, a.lda), ku);
    noteBand(queue, a.routine, enqueueBand(queue, { op, unit: false, m, n, kl, ku, alpha, A, x, beta, y }));
}
/** The trace entry of a product with a band. */
export function noteBand(queue, routine, { name, why }) {
    queue.note({ routine, backend: 'gpu', kernel: `band_product-${name}`, why });
}
/** Enqueues y := alpha T x + beta y, T = op(A) without what lies off the band. Says which form of the kernel it took. */
export function enqueueBand(queue, band) {
    const { op, unit, m, n, alpha, A, x, beta, y } = band;
    const kl = Math.min(band.kl, m - 1);
    const ku = Math.min(band.ku, n - 1);
    const diagonals = kl + ku + 1;
    const picked = pick(bandRules, diagonals);
    const isAcross = op === 't' || op === 'c';
    const isMirrored = op === 's' || op === 'h';
    const [rows, cols] = isAcross ? [n, m] : [m, n];
    if (isZero(alpha)) {
        enqueueSum(queue, { n: rows, W: queue.nothing, slices: 0, alpha, beta, y });
        return picked;
    }
    const tuning = picked.choice;
    const groups = Math.ceil(rows / tuning.ROWS);
    const steps = diagonals + tuning.TOGETHER * (tuning.ROWS - 1);
    const slice = sliceOf(steps, tuning.GROUPS * tuning.DEPTH, groups);
    const parts = Math.ceil(steps / slice);
    const slices = isMirrored ? 2 * parts : parts;
    const W = queue.context.lease(sumsOf(A), rows * slices);
    const params = {
        m: rows,
        n: cols,
        kl,
        ku,
        straight: isAcross ? 0 : parts,
        slice,
        unit: unit ? 1 : 0,
        symmetric: isMirrored ? 1 : 0,
        conjugated: op === 'c' || op === 'h' ? 1 : 0,
        offA: A.off,
        lda: A.ld,
        offX: x.off,
        incX: x.ld,
    };
    queue.launch(bandProduct, bandVariants.of(A.data.type, undefined, tuning), { A: A.data, x: x.data, W }, params, [
        groups,
        slices,
        1,
    ]);
    enqueueSum(queue, { n: rows, W, slices, ldw: rows, alpha, beta, y });
    W.dispose();
    return picked;
}
