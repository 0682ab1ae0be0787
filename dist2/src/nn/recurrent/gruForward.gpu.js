// GRUFORWARD on the GPU: one product for all steps, then a step in one dispatch, or products and dispatches.
import { enqueueGemm } from '../../blas3/products/gemm.gpu.js';
import { directionsOf, gruGates, keptAt, outputsAt, timeOf, waysOf, } from '../../core/recurrence.js';
import { scope } from '../../runtime/workspace.js';
import { withTensors } from '../tensors.gpu.js';
import { CELL_THREADS, FEW_SEQS, STEP_SEQS } from './cells.js';
import { GATES, gruGatesKernel, gruStepKernel, gruStepVariants, gruVariants, REST, WHOLE } from './gru.kernels.js';
import { columnsFrom, dataOf, enqueueLast, enqueueStates, has, offsetOf, timesOf } from './recurrence.gpu.js';
/** Numbers of the operands that GRUs have. */
export function gruLengths(s) {
    const ways = directionsOf(s);
    const states = ways * s.batch * s.hidden;
    return {
        X: s.steps * s.batch * s.inputs,
        W: ways * 3 * s.hidden * s.inputs,
        U: ways * 3 * s.hidden ** 2,
        b: ways * 3 * s.hidden,
        h0: states,
        Y: s.steps * states,
        S: 4 * s.steps * states,
    };
}
export function gruForwardGpu(queue, a) {
    const lengths = gruLengths(a);
    const sizes = { ...lengths, bU: lengths.b, hT: lengths.h0 };
    withTensors(queue, a, sizes, ['Y', 'hT', 'S'], (at) => enqueueGru(queue, { ...a, ...at }, a.routine));
}
/** What all launches of a call have in common as parameters. */
export function gruParams(g) {
    const gate = gruGates(g.order);
    return {
        ...{ steps: g.steps, batch: g.batch, hidden: g.hidden, ways: directionsOf(g), gateZ: gate.z, gateR: gate.r },
        ...{ hasB: has(g.b), hasBU: has(g.bU), hasH0: has(g.h0), hasY: 0, offDY: 0 },
        ...{ offS: offsetOf(g.S), offB: offsetOf(g.b), offBU: offsetOf(g.bU), offH0: offsetOf(g.h0) },
        ...{ offY: g.Y.off, offU: g.U.off },
    };
}
/** Enqueues a GRU; no two operands lie in one buffer of which one is written. `noteAs` traces the choice under that name. */
export function enqueueGru(queue, given, noteAs) {
    const few = given.force === undefined ? given.batch <= FEW_SEQS : given.force === 'step';
    const fused = few && given.resetAfter;
    const why = fused
        ? `up to ${FEW_SEQS} sequences: a step is one dispatch`
        : given.resetAfter
            ? 'a step is a product and a dispatch'
            : 'a step is two products and two dispatches';
    if (noteAs !== undefined)
        queue.note({ routine: noteAs, backend: 'gpu', kernel: fused ? 'gru_step' : 'gru_gates', why });
    scope(queue, (ws) => {
        const { steps, batch, inputs, hidden, resetAfter } = given;
        const [rows, states] = [3 * hidden, batch * hidden];
        const taken = (length) => ({ data: ws.like(given.Y, length), off: 0, ld: 1 });
        const S = given.S ?? taken(gruLengths(given).S);
        const g = { ...given, S };
        const ways = waysOf(g);
        for (const way of ways)
            enqueueGemm(queue, {
                ...{ transA: 't', m: rows, n: steps * batch, k: inputs, alpha: 1, beta: 0 },
                A: columnsFrom(g.W, way.d * rows * inputs, inputs),
                B: columnsFrom(g.X, 0, inputs),
                C: columnsFrom(S, keptAt(g, way, 0, rows), rows),
            });
        const common = gruParams(g);
        const { type } = g.Y.data;
        const cell = { S: S.data, b: dataOf(queue, g.b), bU: dataOf(queue, g.bU), h0: dataOf(queue, g.h0), Y: g.Y.data };
        const R = fused ? undefined : taken(ways.length * batch * rows);
        const kept = directionsOf(g) * steps * batch * rows;
        const part = (d, first) => columnsFrom(R, d * batch * rows + first, rows);
        for (let k = 0; k < steps; k++) {
            const params = { ...common, ...timesOf(g, k), first: k === 0 ? 1 : 0 };
            if (fused) {
                const grid = [hidden, Math.ceil(batch / STEP_SEQS), ways.length];
                queue.launch(gruStepKernel, gruStepVariants.of(type), { ...cell, U: g.U.data }, params, grid);
                continue;
            }
            const launch = (PART) => {
                const grid = [Math.ceil(states / CELL_THREADS), 1, ways.length];
                queue.launch(gruGatesKernel, gruVariants.of(type, { PART }), { ...cell, products: R.data }, params, grid);
            };
            const product = { transA: 't', n: batch, k: hidden, alpha: 1, beta: 0 };
            if (k === 0 && g.h0 === undefined)
                enqueueStates(queue, ways.length * batch * rows, undefined, R);
            else
                for (const way of ways) {
                    const { d } = way;
                    const before = k === 0 ? d * states : outputsAt(g, way, timeOf(g, way, k - 1));
                    enqueueGemm(queue, {
                        ...{ ...product, m: resetAfter ? rows : 2 * hidden },
                        A: columnsFrom(g.U, d * rows * hidden, hidden),
                        B: columnsFrom(k === 0 ? g.h0 : g.Y, before, hidden),
                        C: part(d, 0),
                    });
                }
            launch(resetAfter ? WHOLE : GATES);
            if (resetAfter)
                continue;
            for (const way of ways)
                enqueueGemm(queue, {
                    ...{ ...product, m: hidden },
                    A: columnsFrom(g.U, (way.d * 3 + 2) * hidden * hidden, hidden),
                    B: columnsFrom(S, kept + keptAt(g, way, timeOf(g, way, k), hidden), hidden),
                    C: part(way.d, 2 * hidden),
                });
            launch(REST);
        }
        if (g.hT !== undefined)
            enqueueLast(queue, g, g.Y, (way, t) => outputsAt(g, way, t), g.h0, g.hT);
    });
}
