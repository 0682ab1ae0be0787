// What the gradients of LSTM and GRU have in common, in TypeScript. Host memory only.
import { outputsAt, timeOf } from '../../core/recurrence.js';
import { from, numberAt } from './lstmForward.ref.js';
/** The states before every step in the order of time, as columns, written to `H`. */
export function statesBefore(s, way, Y, h0, H) {
    const width = s.batch * s.hidden;
    for (let k = 0; k < s.steps; k++) {
        const to = timeOf(s, way, k) * width;
        const source = k === 0 ? undefined : from(Y, outputsAt(s, way, timeOf(s, way, k - 1)), s.hidden);
        for (let at = 0; at < width; at++)
            H.data[H.off + to + at] = source === undefined ? numberAt(h0, way.d * width + at) : numberAt(source, at);
    }
    return from(H, 0, s.hidden);
}
/** dX, to which every direction adds, and dW of direction d, from the gradients of `rows` gates at all steps. */
export function weightGradients(s, d, rows, { X, W, dX, dW }, dGates, gemm) {
    const { inputs } = s;
    const all = s.steps * s.batch;
    const weights = d * rows * inputs;
    const columns = (x, at) => from(x, at, inputs);
    if (dX !== undefined)
        gemm('n', 'n', inputs, all, rows, 1, columns(W, weights), dGates, d === 0 ? 0 : 1, columns(dX, 0));
    if (dW !== undefined)
        gemm('n', 't', inputs, rows, all, 1, columns(X, 0), dGates, 0, columns(dW, weights));
}
/** y := the sums of the columns of an m x n matrix. */
export function sumColumns(A, m, n, y) {
    for (let i = 0; i < m; i++) {
        let sum = 0;
        for (let j = 0; j < n; j++)
            sum += A.data[A.off + i + j * A.ld];
        y.data[y.off + i] = sum;
    }
}
