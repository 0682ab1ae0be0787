// LSTMBACKWARD on the GPU: a dispatch and a product for every step, from the last to the first, then the products over all steps.
import { enqueueGemm } from '../../blas3/products/gemm.gpu.js';
import { directionsOf, keptAt, timeOf, waysOf } from '../../core/recurrence.js';
import { scope } from '../../runtime/workspace.js';
import { withTensors } from '../tensors.gpu.js';
import { CELL_THREADS } from './cells.js';
import { cellVariants, lstmGradientKernel, lstmPeepholesKernel } from './lstm.kernels.js';
import { lstmLengths, lstmParams } from './lstmForward.gpu.js';
import { columnsFrom, dataOf, enqueueStates, enqueueSumColumns, enqueueWeightGradients, has, offsetOf, statesBefore, timesOf, } from './recurrence.gpu.js';
const GRADIENTS = ['dX', 'dW', 'dU', 'db', 'dP', 'dh0', 'dc0'];
export function lstmBackwardGpu(queue, a) {
    const { X, W, U, b, P, h0, c0, Y, S } = lstmLengths(a);
    const sizes = {
        ...{ X, W, U, P, h0, c0, Y, S, dY: Y, dhT: h0, dcT: c0 },
        ...{ dX: X, dW: W, dU: U, db: b, dP: P, dh0: h0, dc0: c0 },
    };
    withTensors(queue, a, sizes, GRADIENTS, (at) => enqueueLstmBackward(queue, { ...a, ...at }, a.routine));
}
/** Enqueues the gradients that are given; no two operands lie in one buffer of which one is written. */
export function enqueueLstmBackward(queue, g, noteAs) {
    if (noteAs !== undefined)
        queue.note({
            ...{ routine: noteAs, backend: 'gpu', kernel: 'lstm_gradient' },
            why: 'a step is a dispatch and a product; weights come from products over all steps',
        });
    scope(queue, (ws) => {
        const { steps, batch, hidden } = g;
        const [rows, all, ways] = [4 * hidden, steps * batch, directionsOf(g)];
        const states = batch * hidden;
        const taken = (length) => ({ data: ws.like(g.Y, length), off: 0, ld: 1 });
        const [G, dh, dc] = [g.G ?? taken(ways * all * rows), taken(ways * states), taken(ways * states)];
        enqueueStates(queue, ways * states, g.dhT, dh);
        enqueueStates(queue, ways * states, g.dcT, dc);
        const { type } = g.Y.data;
        const tuning = cellVariants.of(type);
        const common = { ...lstmParams(g), offY: offsetOf(g.dY), hasY: has(g.dY) };
        const [P, c0] = [dataOf(queue, g.P), dataOf(queue, g.c0)];
        // Without states there is nothing to go through: gradients are empty sums.
        for (let k = states === 0 ? -1 : steps - 1; k >= 0; k--) {
            const params = { ...common, ...timesOf(g, k), first: k === 0 ? 1 : 0 };
            const buffers = { S: g.S.data, P, c0, dY: dataOf(queue, g.dY), G: G.data, dh: dh.data, dc: dc.data };
            const grid = [Math.ceil(states / CELL_THREADS), 1, ways];
            queue.launch(lstmGradientKernel, tuning, buffers, params, grid);
            for (const way of waysOf(g))
                enqueueGemm(queue, {
                    ...{ m: hidden, n: batch, k: rows, alpha: 1, beta: 0 },
                    A: columnsFrom(g.U, way.d * rows * hidden, hidden),
                    B: columnsFrom(G, keptAt(g, way, timeOf(g, way, k), rows), rows),
                    C: columnsFrom(dh, way.d * states, hidden),
                });
        }
        if (g.dh0 !== undefined)
            enqueueStates(queue, ways * states, dh, g.dh0);
        if (g.dc0 !== undefined)
            enqueueStates(queue, ways * states, dc, g.dc0);
        for (const way of waysOf(g)) {
            const { d } = way;
            const own = columnsFrom(G, keptAt(g, way, 0, rows), rows);
            enqueueWeightGradients(queue, g, d, rows, g, own);
            if (g.dU !== undefined)
                enqueueGemm(queue, {
                    ...{ transB: 't', m: hidden, n: rows, k: all, alpha: 1, beta: 0 },
                    A: statesBefore(queue, ws, g, way, g.Y, g.h0),
                    B: own,
                    C: columnsFrom(g.dU, d * rows * hidden, hidden),
                });
            if (g.db !== undefined)
                enqueueSumColumns(queue, ws, rows, all, own, columnsFrom(g.db, d * rows, rows));
        }
        if (g.dP === undefined || hidden === 0)
            return;
        const [first, last] = [waysOf(g)[0], waysOf(g).at(-1)];
        const reverse = { now0: first.reverse ? 1 : 0, now1: last.reverse ? 1 : 0, before0: 0, before1: 0, first: 0 };
        const buffers = { S: g.S.data, G: G.data, c0, dP: g.dP.data };
        const grid = [Math.ceil((ways * 3 * hidden) / CELL_THREADS), 1, 1];
        queue.launch(lstmPeepholesKernel, tuning, buffers, { ...common, ...reverse, offP: g.dP.off }, grid);
    });
}
