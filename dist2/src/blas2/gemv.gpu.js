// GEMV on the GPU: partial sums into a workspace, then their sum into y. Also the building block of trsv, and its second half that of
// symv, trmv and gbmv. The pass that reads A and x does not bind y: all three may lie in one buffer.
import { pick } from '../autotune/pick.js';
import { deviceType } from '../blas1/vector.js';
import { isZero } from '../core/complex.js';
import { isComplex, isDouble } from '../core/field.js';
import { deviceMat, isHalf } from '../runtime/buffer.js';
import { gemvN, gemvRules, gemvSum, gemvT, sumTunings } from './gemv.kernels.js';
/** A vector of n elements for the device: BLAS starts at the far end if the increment is negative. */
export function deviceVector(pointer, n, inc) {
    const x = deviceMat(pointer, inc);
    return { ...x, off: x.off + Math.max(0, (1 - n) * inc) };
}
/** Workgroups that fill a large GPU (132 processors with 8 each on an H200) and cost a small one little. */
const FILLS = 1024;
/** Threads of gemv_sum that share an element at most: neighbours still load 16 bytes together. */
const SHARING = 64;
export function gemvGpu(queue, a) {
    const { trans, m, n, alpha, beta } = a;
    const [lenX, lenY] = trans === 'n' ? [n, m] : [m, n];
    const A = deviceMat(a.A, a.lda);
    const { name, why } = pickLoads(m, A);
    queue.note({ routine: a.routine, backend: 'gpu', kernel: `gemv_${trans === 'n' ? 'n' : 't'}-${name}`, why });
    const x = deviceVector(a.x, lenX, a.incx);
    enqueueGemv(queue, { trans, m, n, alpha, A, x, beta, y: deviceVector(a.y, lenY, a.incy) });
}
const pickLoads = (m, A) => pick(gemvRules, !isComplex(A.data.type) && !isDouble(A.data.type) && m % 4 === 0 && A.off % 4 === 0 && A.ld % 4 === 0);
/** What sums of a matrix's or a vector's elements are kept in. */
export const sumsOf = ({ data: { type } }) => isDouble(type) ? type : isComplex(type) ? 'c' : 's';
/** Enqueues y := alpha op(A) x + beta y. */
export function enqueueGemv(queue, g) {
    const n = g.trans === 'n' ? g.m : g.n;
    const { alpha, beta, y } = g;
    if (isZero(alpha) || g.m === 0 || g.n === 0) {
        enqueueSum(queue, { n, W: queue.nothing, slices: 0, alpha, beta, y });
        return;
    }
    const choice = pickLoads(g.m, g.A).choice[deviceType(g.A.data)];
    if (g.trans === 'n')
        straight(queue, g, choice);
    else
        transposed(queue, g, choice);
}
/** Length of a slice: enough slices to fill the GPU, each a multiple of what a workgroup loads at a time. */
export const sliceOf = (length, step, workgroups) => Math.ceil(length / Math.ceil(FILLS / workgroups) / step) * step;
/** The least power of two from x on, between 1 and `most`, itself one. */
export function powerOfTwo(x, most) {
    let power = 1;
    while (power < x && power < most)
        power *= 2;
    return power;
}
function straight(queue, g, { width, n: tuning, groups }) {
    const { m, n, alpha, A, x, beta, y } = g;
    const vectors = m / width;
    // Few columns need few threads per row, and few rows leave the more.
    const rows = powerOfTwo(vectors, tuning.THREADS / powerOfTwo(n / tuning.DEPTH, groups));
    const blocks = Math.ceil(vectors / rows);
    const slice = sliceOf(n, (tuning.THREADS / rows) * tuning.DEPTH, blocks);
    const slices = Math.ceil(n / slice);
    const W = queue.context.lease(sumsOf(A), m * slices);
    const places = { offA: A.off / width, lda: A.ld / width, offX: x.off, incX: x.ld };
    const params = { m: vectors, n, rows, slice, ...places, ldw: vectors };
    queue.launch(gemvN, tuning, { A: A.data, x: x.data, W }, params, [blocks, slices, 1]);
    enqueueSum(queue, { n: m, W, slices, ldw: m, alpha, beta, y });
    W.dispose();
}
function transposed(queue, g, { width, t, c }) {
    const tuning = g.trans === 'c' ? c : t;
    const { m, n, alpha, A, x, beta, y } = g;
    const packed = x.ld === 1 && x.off % width === 0 ? undefined : queue.context.lease(x.data.type, m);
    if (packed !== undefined)
        enqueueCopy(queue, m, x, { data: packed, off: 0, ld: 1 });
    const vectors = m / width;
    // Short columns share a workgroup.
    const lanes = powerOfTwo(vectors / tuning.DEPTH, tuning.THREADS);
    const blocks = Math.ceil((n * lanes) / (tuning.THREADS * tuning.COLS));
    const slice = sliceOf(vectors, lanes * tuning.DEPTH, blocks);
    const slices = Math.ceil(vectors / slice);
    const W = queue.context.lease(sumsOf(A), n * slices);
    const offX = packed === undefined ? x.off / width : 0;
    const params = { m: vectors, n, lanes, slice, offA: A.off / width, lda: A.ld / width, offX };
    queue.launch(gemvT, tuning, { A: A.data, x: packed ?? x.data, W }, params, [blocks, slices, 1]);
    enqueueSum(queue, { n, W, slices, ldw: n, alpha, beta, y });
    packed?.dispose();
    W.dispose();
}
/** Enqueues y := x for vectors of n elements in different buffers. */
export function enqueueCopy(queue, n, x, y) {
    enqueueSum(queue, { n, W: x.data, slices: 1, offW: x.off, incW: x.ld, alpha: 1, beta: 0, y });
}
/** Enqueues y := alpha (sum of the slices of W) + beta y; W must not be y's buffer. */
export function enqueueSum(queue, s) {
    const { n, slices, offW = 0, incW = 1, ldw = 0, tile = 0, alpha, beta, y } = s;
    const tuning = sumTunings[isHalf({ data: s.W }) ? 'hh' : deviceType(y.data)];
    const rows = tuning.THREADS / powerOfTwo(slices / tuning.DEPTH, SHARING);
    const params = {
        n,
        slices,
        rows,
        offW,
        incW,
        ldw,
        tile,
        after: s.after ? 1 : 0,
        offY: y.off,
        incY: y.ld,
        alpha,
        beta,
    };
    queue.launch(gemvSum, tuning, { W: s.W, y: y.data }, params, [Math.ceil(n / rows), 1, 1]);
}
