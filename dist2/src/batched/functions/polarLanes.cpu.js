// Polar decompositions of small matrices in the engine's memory: singular value decompositions A = X S Y^T, one matrix per lane, and
// products U = X Y^T, H = Y S Y^T.
import { gemmEngine } from '../../blas3/products/gemm.cpu.js';
import { matrixAt } from '../../engine/views.js';
import { placeOf } from '../lanes.cpu.js';
import { fitsGesvdLanes, gesvdLanes } from '../svd/gesvdLanes.cpu.js';
/** Bytes of workspace at a time. */
const WORK = 1 << 22;
const elementsOf = ({ m, n }) => m * n + n * n + n;
/** Matrices at a time: as many as fill lanes. */
function chunkOf(shape, bytes, count) {
    const eight = Math.max(1, Math.floor(WORK / (8 * bytes * elementsOf(shape))));
    return Math.min(count, 8 * eight);
}
export const fitsPolarLanes = ({ m, n }) => fitsGesvdLanes({ m, n, left: n, right: n });
export const polarLanesBytes = (shape, bytes, count) => fitsPolarLanes(shape) ? elementsOf(shape) * chunkOf(shape, bytes, count) * bytes : 0;
/** All matrices of a size, which fits. */
export function polarLanes({ e, r, m, n, places, infos, count, work }) {
    const [A, H] = places;
    const chunk = chunkOf({ m, n }, r.bytes, count);
    const packed = (at, rows, cols) => ({
        ...{ at, ld: rows, ldBytes: rows * r.bytes, strideBytes: rows * cols * r.bytes },
    });
    const U = packed(work, m, n);
    const VT = packed(U.at + chunk * U.strideBytes, n, n);
    const S = packed(VT.at + chunk * VT.strideBytes, n, 1);
    for (let first = 0; first < count; first += chunk) {
        const own = Math.min(chunk, count - first);
        const from = { ...A, at: placeOf(A, first).at };
        gesvdLanes(e, r, { m, n, left: n, right: n }, { A: from, S, U, VT }, infos + 4 * first, own);
        const found = e.heap.view(Int32Array, infos + 4 * first, own);
        // n: not finite; whatever else: not converged.
        for (let b = 0; b < own; b++)
            if (found[b] > 0 && found[b] !== n)
                found[b] = n + 1;
        for (let b = 0; b < own; b++) {
            const values = matrixAt(e, r, n, 1, placeOf(S, b));
            multiply(e, r, m, n, false, placeOf(U, b), placeOf(VT, b), placeOf(A, first + b));
            weigh(n, values, matrixAt(e, r, n, n, placeOf(VT, b)));
            multiply(e, r, n, n, true, placeOf(VT, b), placeOf(VT, b), placeOf(H, first + b));
            mirror(n, matrixAt(e, r, n, n, placeOf(H, first + b)));
        }
    }
}
/** Up to this order a loop is as fast as the engine's product. */
const LOW = 6;
/** C := op(A) B, m x n, of n terms each. */
function multiply(e, r, m, n, turned, A, B, C) {
    if (n > LOW) {
        gemmEngine(e, r, { transA: turned ? 't' : 'n', m, n, k: n, alpha: 1, A, B, beta: 0, C });
        return;
    }
    const [a, b, c] = [
        matrixAt(e, r, turned ? n : m, turned ? m : n, A),
        matrixAt(e, r, n, n, B),
        matrixAt(e, r, m, n, C),
    ];
    const [down, across] = turned ? [a.ld, 1] : [1, a.ld];
    for (let j = 0; j < n; j++) {
        for (let i = 0; i < m; i++) {
            let sum = 0;
            for (let l = 0; l < n; l++)
                sum += a.data[a.off + i * down + l * across] * b.data[b.off + l + j * b.ld];
            c.data[c.off + i + j * c.ld] = sum;
        }
    }
}
/** X := S^(1/2) X. */
function weigh(n, S, X) {
    for (let i = 0; i < n; i++) {
        const root = Math.sqrt(S.data[S.off + i]);
        for (let j = 0; j < n; j++)
            X.data[X.off + i + j * X.ld] *= root;
    }
}
/** Products need not sum both halves alike. */
function mirror(n, { data, off, ld }) {
    for (let j = 0; j < n; j++)
        for (let i = 0; i < j; i++)
            data[off + j + i * ld] = data[off + i + j * ld];
}
