// What LSTM and GRU have in common on the GPU: times of a step, states before and behind the sequence, gradients of weights.
import { enqueueGemv } from '../../blas2/gemv.gpu.js';
import { enqueueLacpy } from '../../blas3/elements/lacpy.gpu.js';
import { enqueueLaset } from '../../blas3/elements/laset.gpu.js';
import { enqueueGemm } from '../../blas3/products/gemm.gpu.js';
import { directionsOf, outputsAt, timeOf, waysOf } from '../../core/recurrence.js';
/** The numbers of a packed operand from `at` on, as columns of `rows`. */
export const columnsFrom = ({ data, off }, at, rows) => ({
    data,
    off: off + at,
    ld: Math.max(1, rows),
});
/** An operand of a launch that may be left out: nothing is bound then. */
export const dataOf = (queue, x) => x?.data ?? queue.nothing;
export const has = (x) => (x === undefined ? 0 : 1);
export const offsetOf = (x) => x?.off ?? 0;
/** The times of the k-th step and of the one before it, by direction. */
export function timesOf(s, k) {
    const [first, last] = [waysOf(s)[0], waysOf(s).at(-1)];
    const before = Math.max(0, k - 1);
    return {
        now0: timeOf(s, first, k),
        now1: timeOf(s, last, k),
        before0: timeOf(s, first, before),
        before1: timeOf(s, last, before),
    };
}
/** y := n numbers of x, or zeros. */
export function enqueueStates(queue, n, x, y) {
    if (n === 0)
        return;
    const to = columnsFrom(y, 0, n);
    if (x === undefined)
        enqueueLaset(queue, { uplo: 'f', m: n, n: 1, alpha: 0, beta: 0, A: to });
    else
        enqueueLacpy(queue, { uplo: 'f', m: n, n: 1, A: columnsFrom(x, 0, n), B: to });
}
/** The states behind all steps, of every direction, from numbers that lie as `place` says; without steps those before them. */
export function enqueueLast(queue, s, x, place, x0, y) {
    const width = s.batch * s.hidden;
    if (s.steps === 0)
        return enqueueStates(queue, directionsOf(s) * width, x0, y);
    for (const way of waysOf(s)) {
        const from = columnsFrom(x, place(way, timeOf(s, way, s.steps - 1)), width);
        enqueueStates(queue, width, from, columnsFrom(y, way.d * width, width));
    }
}
/** The states before every step of a direction in the order of time, as columns, in workspace. */
export function statesBefore(queue, ws, s, way, Y, h0) {
    const { steps } = s;
    const width = s.batch * s.hidden;
    const H = columnsFrom({ data: ws.like(Y, steps * width), off: 0, ld: 1 }, 0, s.hidden);
    if (steps === 0 || width === 0)
        return H;
    const start = h0 && columnsFrom(h0, way.d * width, width);
    enqueueStates(queue, width, start, columnsFrom(H, timeOf(s, way, 0) * width, width));
    const from = { ...Y, off: Y.off + outputsAt(s, way, way.reverse ? 1 : 0), ld: directionsOf(s) * width };
    const to = columnsFrom(H, way.reverse ? 0 : width, width);
    if (steps > 1)
        enqueueLacpy(queue, { uplo: 'f', m: width, n: steps - 1, A: from, B: to });
    return H;
}
/** dX, to which every direction adds, and dW of direction d, from the gradients of `rows` gates at all steps. */
export function enqueueWeightGradients(queue, s, d, rows, { X, W, dX, dW }, G) {
    const { inputs } = s;
    const all = s.steps * s.batch;
    const weights = d * rows * inputs;
    const part = (x, at) => columnsFrom(x, at, inputs);
    if (dX !== undefined)
        enqueueGemm(queue, {
            ...{ m: inputs, n: all, k: rows, alpha: 1, beta: d === 0 ? 0 : 1 },
            ...{ A: part(W, weights), B: G, C: part(dX, 0) },
        });
    if (dW !== undefined)
        enqueueGemm(queue, {
            ...{ transB: 't', m: inputs, n: rows, k: all, alpha: 1, beta: 0 },
            ...{ A: part(X, 0), B: G, C: part(dW, weights) },
        });
}
/** y := the sums of the columns of an m x n matrix. */
export function enqueueSumColumns(queue, ws, m, n, A, y) {
    if (m === 0 || n === 0)
        return enqueueStates(queue, m, undefined, y);
    const ones = { data: ws.like(A, n), off: 0, ld: 1 };
    enqueueLaset(queue, { uplo: 'f', m: n, n: 1, alpha: 1, beta: 1, A: { ...ones, ld: Math.max(1, n) } });
    enqueueGemv(queue, { trans: 'n', m, n, alpha: 1, A, x: ones, beta: 0, y: { ...y, ld: 1 } });
}
