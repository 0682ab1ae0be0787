// TPQRT on the GPU: blocks of columns as panels of [A; B], each a QR factorization of its own, with products behind them.
import { enqueueGeadd } from '../../blas3/elements/geadd.gpu.js';
import { enqueueLacpy } from '../../blas3/elements/lacpy.gpu.js';
import { enqueueLaset } from '../../blas3/elements/laset.gpu.js';
import { enqueueGemm } from '../../blas3/products/gemm.gpu.js';
import { at } from '../../core/matrix.js';
import { onDevice } from '../../runtime/operands.js';
import { scope } from '../../runtime/workspace.js';
import { enqueueGeqrf } from './geqrf.gpu.js';
import { enqueueLarft, takeMatrix, takeReflectors } from './larft.gpu.js';
export function tpqrtGpu(queue, a) {
    const why = `panels of ${a.nb} columns of [A; B], by geqrf`;
    queue.note({ routine: a.routine, backend: 'gpu', kernel: 'gemm', why });
    enqueueTpqrt(queue, onDevice(a));
}
/** Columns j .. j+k-1 of a pentagon of m rows, the last l of them trapezoidal: `full` rows, then `steps` rows that begin with zeros. */
export function pentagonBlock(m, l, j, k) {
    const full = m - l + Math.min(l, j);
    const rows = m - l + Math.min(l, j + k);
    return { full, rows, steps: rows - full };
}
/** Enqueues the copy of such columns, which begin at the top of column B, to W with their zeros; or back, without them. */
export function enqueuePentagon(queue, { full, steps }, k, B, W, back = false) {
    const [source, target] = back ? [W, B] : [B, W];
    if (full > 0)
        enqueueLacpy(queue, { uplo: 'f', m: full, n: k, A: source, B: target });
    if (steps === 0)
        return;
    const below = at(target, full, 0);
    if (!back)
        enqueueLaset(queue, { uplo: 'f', m: steps, n: k, alpha: 0, beta: 0, A: below });
    enqueueLacpy(queue, { uplo: 'u', m: steps, n: k, A: at(source, full, 0), B: below });
}
/** Enqueues [C1; C2] := op(H) [C1; C2] (side 'l') or [C1 C2] := [C1 C2] op(H), H = I - [E; V] T [E; V]^H, E the unit matrix of order k. */
export function enqueuePair(queue, { side, trans, k, rows, others, V, T, C1, C2 }) {
    if (k === 0 || others === 0)
        return;
    const [height, width] = side === 'l' ? [k, others] : [others, k];
    const op = trans === 'n' ? 'n' : 'c';
    scope(queue, (ws) => {
        const [sum, W] = [takeMatrix(ws, C1, height, width), takeMatrix(ws, C1, height, width)];
        enqueueLacpy(queue, { uplo: 'f', m: height, n: width, A: C1, B: sum });
        // W := op(T) (C1 + V^H C2), C1 := C1 - W, C2 := C2 - V W; from the right W := (C1 + C2 V) op(T), C2 := C2 - W V^H
        const add = { m: height, n: width, k: rows, alpha: 1, beta: 1, C: sum };
        const make = { m: height, n: width, k, alpha: 1, beta: 0, C: W };
        const subtract = { k, alpha: -1, beta: 1, C: C2 };
        if (side === 'l') {
            if (rows > 0)
                enqueueGemm(queue, { ...add, transA: 'c', A: V, B: C2 });
            enqueueGemm(queue, { ...make, transA: op, A: T, B: sum });
            enqueueGemm(queue, { ...subtract, m: rows, n: others, A: V, B: W });
        }
        else {
            if (rows > 0)
                enqueueGemm(queue, { ...add, A: C2, B: V });
            enqueueGemm(queue, { ...make, transB: op, A: sum, B: T });
            enqueueGemm(queue, { ...subtract, transB: 'c', m: others, n: rows, A: W, B: V });
        }
        enqueueGeadd(queue, { m: height, n: width, alpha: -1, A: W, beta: 1, B: C1 });
    });
}
/** Enqueues [A; B] = Q [R; 0]: R to A, V to B, T. */
export function enqueueTpqrt(queue, { m, n, l, nb, A, B, T }) {
    const width = Math.min(nb, n);
    scope(queue, (whole) => {
        const tau = { data: whole.like(A, width), off: 0, ld: 1 };
        const panel = takeMatrix(whole, A, width + m, width);
        for (let j = 0; j < n; j += nb) {
            const k = Math.min(nb, n - j);
            const shape = pentagonBlock(m, l, j, k);
            const { rows } = shape;
            const [top, bottom, V] = [at(A, j, j), at(B, 0, j), at(panel, k, 0)];
            enqueueLaset(queue, { uplo: 'f', m: k, n: k, alpha: 0, beta: 0, A: panel });
            enqueueLacpy(queue, { uplo: 'u', m: k, n: k, A: top, B: panel });
            enqueuePentagon(queue, shape, k, bottom, V);
            enqueueGeqrf(queue, { m: k + rows, n: k, A: panel, tau });
            enqueueLacpy(queue, { uplo: 'u', m: k, n: k, A: panel, B: top });
            enqueuePentagon(queue, shape, k, bottom, V, true);
            // Reflectors have zeros wherever the panel has: the v's are [E; V].
            scope(queue, (ws) => {
                const block = takeReflectors(ws, A, k + rows, k);
                enqueueLarft(queue, panel, tau, block);
                enqueueLacpy(queue, { uplo: 'f', m: k, n: k, A: block.T, B: at(T, 0, j) });
                const [C1, C2] = [at(A, j, j + k), at(B, 0, j + k)];
                const others = n - j - k;
                enqueuePair(queue, { side: 'l', trans: 'c', k, rows, others, V, T: block.T, C1, C2 });
            });
        }
    });
}
