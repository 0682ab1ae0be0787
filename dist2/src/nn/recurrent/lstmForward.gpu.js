// LSTMFORWARD on the GPU: one product for all steps, then a step in one dispatch, or a product and a dispatch.
import { enqueueGemm } from '../../blas3/products/gemm.gpu.js';
import { directionsOf, keptAt, lstmGates, outputsAt, timeOf, waysOf, } from '../../core/recurrence.js';
import { scope } from '../../runtime/workspace.js';
import { withTensors } from '../tensors.gpu.js';
import { CELL_THREADS, FEW_SEQS, STEP_SEQS } from './cells.js';
import { cellVariants, lstmGatesKernel, lstmStepKernel, stepVariants } from './lstm.kernels.js';
import { columnsFrom, dataOf, enqueueLast, has, offsetOf, timesOf } from './recurrence.gpu.js';
/** Numbers of the operands that LSTMs have, with their gates. */
export function lstmLengths(s) {
    const ways = directionsOf(s);
    const states = ways * s.batch * s.hidden;
    return {
        X: s.steps * s.batch * s.inputs,
        W: ways * 4 * s.hidden * s.inputs,
        U: ways * 4 * s.hidden ** 2,
        b: ways * 4 * s.hidden,
        P: ways * 3 * s.hidden,
        h0: states,
        c0: states,
        Y: s.steps * states,
        S: 5 * s.steps * states,
    };
}
export function lstmForwardGpu(queue, a) {
    const { h0, c0, ...lengths } = lstmLengths(a);
    const sizes = { ...lengths, h0, c0, hT: h0, cT: c0 };
    withTensors(queue, a, sizes, ['Y', 'hT', 'cT', 'S'], (at) => enqueueLstm(queue, { ...a, ...at }, a.routine));
}
/** What all launches of a call have in common as parameters. */
export function lstmParams(g) {
    const gate = lstmGates(g.order);
    return {
        steps: g.steps,
        batch: g.batch,
        hidden: g.hidden,
        ways: directionsOf(g),
        ...{ gateI: gate.i, gateF: gate.f, gateG: gate.g, gateO: gate.o },
        ...{ hasB: has(g.b), hasP: has(g.P), hasC0: has(g.c0), hasH0: has(g.h0), hasY: 0 },
        ...{ offS: offsetOf(g.S), offB: offsetOf(g.b), offP: offsetOf(g.P), offC0: offsetOf(g.c0) },
        ...{ offH0: offsetOf(g.h0), offY: g.Y.off, offU: g.U.off },
    };
}
/** Enqueues an LSTM; no two operands lie in one buffer of which one is written. `noteAs` traces the choice under that name. */
export function enqueueLstm(queue, given, noteAs) {
    const fused = given.force === undefined ? given.batch <= FEW_SEQS : given.force === 'step';
    const why = fused ? `up to ${FEW_SEQS} sequences: a step is one dispatch` : 'a step is a product and a dispatch';
    if (noteAs !== undefined)
        queue.note({ routine: noteAs, backend: 'gpu', kernel: fused ? 'lstm_step' : 'lstm_gates', why });
    scope(queue, (ws) => {
        const { steps, batch, inputs, hidden } = given;
        const rows = 4 * hidden;
        const S = given.S ?? { data: ws.like(given.Y, lstmLengths(given).S), off: 0, ld: 1 };
        const g = { ...given, S };
        const ways = waysOf(g);
        for (const way of ways)
            enqueueGemm(queue, {
                ...{ transA: 't', m: rows, n: steps * batch, k: inputs, alpha: 1, beta: 0 },
                A: columnsFrom(g.W, way.d * rows * inputs, inputs),
                B: columnsFrom(g.X, 0, inputs),
                C: columnsFrom(S, keptAt(g, way, 0, rows), rows),
            });
        const common = lstmParams(g);
        const { type } = g.Y.data;
        const cell = { S: S.data, b: dataOf(queue, g.b), P: dataOf(queue, g.P), c0: dataOf(queue, g.c0), Y: g.Y.data };
        for (let k = 0; k < steps; k++) {
            const params = { ...common, ...timesOf(g, k), first: k === 0 ? 1 : 0 };
            if (fused) {
                const grid = [hidden, Math.ceil(batch / STEP_SEQS), ways.length];
                const buffers = { ...cell, U: g.U.data, h0: dataOf(queue, g.h0) };
                queue.launch(lstmStepKernel, stepVariants.of(type), buffers, params, grid);
                continue;
            }
            for (const way of ways) {
                const before = k === 0 ? g.h0 && way.d * batch * hidden : outputsAt(g, way, timeOf(g, way, k - 1));
                if (before === undefined)
                    continue;
                enqueueGemm(queue, {
                    ...{ transA: 't', m: rows, n: batch, k: hidden, alpha: 1, beta: 1 },
                    A: columnsFrom(g.U, way.d * rows * hidden, hidden),
                    B: columnsFrom(k === 0 ? g.h0 : g.Y, before, hidden),
                    C: columnsFrom(S, keptAt(g, way, timeOf(g, way, k), rows), rows),
                });
            }
            const grid = [Math.ceil((batch * hidden) / CELL_THREADS), 1, ways.length];
            queue.launch(lstmGatesKernel, cellVariants.of(type), cell, params, grid);
        }
        const cells = directionsOf(g) * steps * batch * rows;
        if (g.hT !== undefined)
            enqueueLast(queue, g, g.Y, (way, t) => outputsAt(g, way, t), g.h0, g.hT);
        if (g.cT !== undefined)
            enqueueLast(queue, g, S, (way, t) => cells + keptAt(g, way, t, hidden), g.c0, g.cT);
    });
}
