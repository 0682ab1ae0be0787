// GRUBACKWARD on the GPU: dispatches and products for every step, from the last to the first, then the products over all steps.
import { enqueueGemm } from '../../blas3/products/gemm.gpu.js';
import { directionsOf, keptAt, timeOf, waysOf } from '../../core/recurrence.js';
import { scope } from '../../runtime/workspace.js';
import { withTensors } from '../tensors.gpu.js';
import { CELL_THREADS } from './cells.js';
import { GATES, gruGradientKernel, gruVariants, REST, WHOLE } from './gru.kernels.js';
import { gruLengths, gruParams } from './gruForward.gpu.js';
import { columnsFrom, dataOf, enqueueStates, enqueueSumColumns, enqueueWeightGradients, has, offsetOf, statesBefore, timesOf, } from './recurrence.gpu.js';
const GRADIENTS = ['dX', 'dW', 'dU', 'db', 'dbU', 'dh0'];
export function gruBackwardGpu(queue, a) {
    const { X, W, U, b, h0, Y, S } = gruLengths(a);
    const sizes = {
        ...{ X, W, U, h0, Y, S, dY: Y, dhT: h0 },
        ...{ dX: X, dW: W, dU: U, db: b, dbU: b, dh0: h0 },
    };
    withTensors(queue, a, sizes, GRADIENTS, (at) => enqueueGruBackward(queue, { ...a, ...at }, a.routine));
}
/** Enqueues the gradients that are given; no two operands lie in one buffer of which one is written. */
export function enqueueGruBackward(queue, g, noteAs) {
    const { steps, batch, hidden, resetAfter } = g;
    if (noteAs !== undefined)
        queue.note({
            ...{ routine: noteAs, backend: 'gpu', kernel: 'gru_gradient' },
            why: `a step is ${resetAfter ? 'a dispatch and a product' : 'two dispatches and two products'}`,
        });
    scope(queue, (ws) => {
        const [rows, all, ways, states] = [3 * hidden, steps * batch, directionsOf(g), batch * hidden];
        const taken = (length) => ({ data: ws.like(g.Y, length), off: 0, ld: 1 });
        const [byInputs, dh] = [g.G ?? taken(ways * all * rows), taken(ways * states)];
        // By products with U of all steps, or by r h of one.
        const H = taken(resetAfter ? ways * all * rows : ways * states);
        const byStates = resetAfter ? H : byInputs;
        enqueueStates(queue, ways * states, g.dhT, dh);
        const { type } = g.Y.data;
        const common = { ...gruParams(g), offDY: offsetOf(g.dY), hasY: has(g.dY) };
        const cell = { S: g.S.data, Y: g.Y.data, h0: dataOf(queue, g.h0), dY: dataOf(queue, g.dY) };
        const buffers = { ...cell, X: byInputs.data, H: H.data, dh: dh.data };
        // Without states there is nothing to go through: gradients are empty sums.
        for (let k = states === 0 ? -1 : steps - 1; k >= 0; k--) {
            const params = { ...common, ...timesOf(g, k), first: k === 0 ? 1 : 0 };
            const launch = (PART) => {
                const grid = [Math.ceil(states / CELL_THREADS), 1, ways];
                queue.launch(gruGradientKernel, gruVariants.of(type, { PART }), buffers, params, grid);
            };
            launch(resetAfter ? WHOLE : GATES);
            if (!resetAfter) {
                for (const way of waysOf(g))
                    enqueueGemm(queue, {
                        ...{ m: hidden, n: batch, k: hidden, alpha: 1, beta: 0 },
                        A: columnsFrom(g.U, (way.d * 3 + 2) * hidden * hidden, hidden),
                        B: columnsFrom(byInputs, keptAt(g, way, timeOf(g, way, k), rows) + 2 * hidden, rows),
                        C: columnsFrom(H, way.d * states, hidden),
                    });
                launch(REST);
            }
            for (const way of waysOf(g))
                enqueueGemm(queue, {
                    ...{ m: hidden, n: batch, k: resetAfter ? rows : 2 * hidden, alpha: 1, beta: 1 },
                    A: columnsFrom(g.U, way.d * rows * hidden, hidden),
                    B: columnsFrom(byStates, keptAt(g, way, timeOf(g, way, k), rows), rows),
                    C: columnsFrom(dh, way.d * states, hidden),
                });
        }
        if (g.dh0 !== undefined)
            enqueueStates(queue, ways * states, dh, g.dh0);
        for (const way of waysOf(g)) {
            const { d } = way;
            const at = keptAt(g, way, 0, rows);
            const own = columnsFrom(byInputs, at, rows);
            enqueueWeightGradients(queue, g, d, rows, g, own);
            const ofU = { transB: 't', m: hidden, k: all, alpha: 1, beta: 0 };
            if (g.dU !== undefined)
                enqueueGemm(queue, {
                    ...{ ...ofU, n: resetAfter ? rows : 2 * hidden },
                    A: statesBefore(queue, ws, g, way, g.Y, g.h0),
                    B: columnsFrom(byStates, at, rows),
                    C: columnsFrom(g.dU, d * rows * hidden, hidden),
                });
            if (g.dU !== undefined && !resetAfter)
                enqueueGemm(queue, {
                    ...{ ...ofU, n: hidden },
                    A: columnsFrom(g.S, ways * all * rows + keptAt(g, way, 0, hidden), hidden),
                    B: columnsFrom(byInputs, at + 2 * hidden, rows),
                    C: columnsFrom(g.dU, (d * 3 + 2) * hidden * hidden, hidden),
                });
            if (g.db !== undefined)
                enqueueSumColumns(queue, ws, rows, all, own, columnsFrom(g.db, d * rows, rows));
            if (g.dbU !== undefined)
                enqueueSumColumns(queue, ws, rows, all, columnsFrom(byStates, at, rows), columnsFrom(g.dbU, d * rows, rows));
        }
    });
}
