// The panels of QR on the GPU: narrow ones in registers or column by column, each carried over to the columns behind it by two dispatches.
import { pick } from '../../autotune/pick.js';
import { enqueueLacpy } from '../../blas3/elements/lacpy.gpu.js';
import { at } from '../../core/matrix.js';
import { onDevice } from '../../runtime/operands.js';
import { scope } from '../../runtime/workspace.js';
import { APPLY_ROWS, geqr2Apply, geqr2Column, geqr2Largest, geqr2Panel, geqr2Products, qrPanelRules, } from './geqr2.kernels.js';
import { enqueueLarfb } from './larfb.gpu.js';
import { enqueueLarft, enqueueTriangle, takeReflectors } from './larft.gpu.js';
import { MOST_CHUNKS, MOST_GROUPS } from './qrBlocks.js';
/** The whole of a matrix as one panel; what is wider than high is carried over to as one block. */
export function geqr2Gpu(queue, a) {
    const { m, n, A, tau } = onDevice(a);
    const { name, why } = qrPanelWay(queue, a.prec, m);
    queue.note({ routine: a.routine, backend: 'gpu', kernel: name, why });
    const width = Math.min(m, n);
    scope(queue, (ws) => {
        // No kernel may write a buffer that it has twice: A and tau may lie in one.
        const own = { data: ws.like(A, width), off: 0, ld: width };
        enqueueGeqr2(queue, { m, width, A, tau: own });
        if (n > width) {
            const block = takeReflectors(ws, A, m, width);
            enqueueLarft(queue, A, own, block);
            enqueueLarfb(queue, { side: 'l', trans: 'c', others: n - width, block, C: at(A, 0, width) });
        }
        enqueueLacpy(queue, { uplo: 'f', m: width, n: 1, A: own, B: { ...tau, ld: width } });
    });
}
/** How panels of this height are factored on this device. */
export function qrPanelWay(queue, type, m, force) {
    const { lanes, threads, software } = queue.context.gpu;
    return pick(qrPanelRules, { type, m, threads, lanes, software }, force);
}
/** Enqueues A = Q R for the m x width panel, tau with it. Whether T has been computed is returned. */
export function enqueueGeqr2(queue, f) {
    const { m, width, A, tau } = f;
    const { choice } = qrPanelWay(queue, A.data.type, m, f.force);
    const { WIDTH, carry } = choice;
    if (f.T !== undefined && WIDTH >= width) {
        enqueueNarrow(queue, choice, { m, width, A, tau, T: f.T });
        return true;
    }
    scope(queue, (ws) => {
        const T = { data: ws.like(A, WIDTH ** 2), off: 0, ld: WIDTH };
        for (let c = 0; c < width; c += WIDTH) {
            const w = Math.min(WIDTH, width - c);
            const panel = { m: m - c, width: w, A: at(A, c, c), tau: at(tau, c, 0), T };
            enqueueNarrow(queue, choice, panel);
            enqueueCarry(queue, panel, at(A, c, c + w), width - c - w, carry);
        }
    });
    return false;
}
function enqueueNarrow(queue, { block, columns }, panel) {
    if (block !== undefined)
        enqueueBlock(queue, block, panel);
    else
        enqueueColumns(queue, columns, panel);
}
function enqueueBlock(queue, block, { m, width, A, tau, T }) {
    const params = { m, width, off: A.off, lda: A.ld, offTau: tau.off, offT: T.off, ldt: T.ld };
    queue.launch(geqr2Panel, block, { A: A.data, tau: tau.data, triangle: T.data }, params, [1, 1, 1]);
}
function enqueueColumns(queue, tuning, { m, width, A, tau, T }) {
    const { THREADS, WIDTH } = tuning;
    const rows = THREADS * Math.ceil(m / (THREADS * MOST_GROUPS));
    const groups = Math.ceil(m / rows);
    scope(queue, (ws) => {
        const best = ws.take('i', groups * WIDTH);
        const found = [ws.like(A, (groups + 1) * WIDTH), ws.like(A, (groups + 1) * WIDTH)];
        const Z = ws.like(A, WIDTH ** 2);
        const common = { m, width, off: A.off, lda: A.ld, rows };
        queue.launch(geqr2Largest, tuning, { A: A.data, best }, common, [groups, 1, 1]);
        const steps = Math.min(m, width);
        for (let step = 0; step <= steps; step++) {
            const [before, after] = [found[(step + 1) % 2], found[step % 2]];
            const buffers = { A: A.data, tau: tau.data, best, before, after, Z };
            queue.launch(geqr2Column, tuning, buffers, { ...common, step, steps, groups, offTau: tau.off }, [groups, 1, 1]);
        }
        enqueueTriangle(queue, { k: WIDTH, count: steps, G: { data: Z, off: 0, ld: WIDTH }, tau, T });
    });
}
/** Enqueues C := H^H C for the n columns C of the panel's matrix, H the product of its reflectors. */
function enqueueCarry(queue, { m, width: w, A, T }, C, n, carry) {
    if (n === 0)
        return;
    const { WIDTH, COLS, SLAB, products, apply } = carry;
    const slabs = Math.ceil(m / (SLAB * MOST_CHUNKS));
    const chunks = Math.ceil(m / (SLAB * slabs));
    const common = { m, n, w, off: A.off, offC: C.off, lda: A.ld };
    const columns = Math.ceil(n / COLS);
    scope(queue, (ws) => {
        const P = ws.like(A, chunks * n * WIDTH);
        queue.launch(geqr2Products, products, { A: A.data, P }, { ...common, slabs }, [chunks, columns, 1]);
        const params = { ...common, offT: T.off, ldt: T.ld, chunks };
        queue.launch(geqr2Apply, apply, { A: A.data, P, triangle: T.data }, params, [
            Math.ceil(m / APPLY_ROWS),
            columns,
            1,
        ]);
    });
}
