// LSTMBACKWARD in TypeScript: backward step by step, then the products over all steps. Host memory only.
import { gemmBlockedRef } from '../../blas3/products/gemm.ref.js';
import { directionsOf, keptAt, lstmGates, outputsAt, timeOf, waysOf } from '../../core/recurrence.js';
import { from, numberAt } from './lstmForward.ref.js';
import { statesBefore, sumColumns, weightGradients } from './recurrence.ref.js';
/** All gradients that are asked for. `gemm` may be any product, `make` gives zeros. */
export function lstmBackwardRef(s, o, make, gemm = gemmBlockedRef) {
    const { steps, batch, hidden } = s;
    const [rows, all] = [4 * hidden, steps * batch];
    const cells = directionsOf(s) * all * rows;
    const gate = lstmGates(s.order);
    for (const way of waysOf(s)) {
        const { d } = way;
        const states = d * batch * hidden;
        const U = from(o.U, d * rows * hidden, hidden);
        const dGates = o.G === undefined ? from(make(all * rows), 0, rows) : from(o.G, d * all * rows, rows);
        const [dh, dc] = [from(make(batch * hidden), 0, hidden), from(make(batch * hidden), 0, hidden)];
        for (let at = 0; at < batch * hidden; at++) {
            dh.data[at] = numberAt(o.dhT, states + at);
            dc.data[at] = numberAt(o.dcT, states + at);
        }
        const oldCell = (k, at) => k === 0 ? numberAt(o.c0, states + at) : numberAt(o.S, cells + keptAt(s, way, timeOf(s, way, k - 1), hidden) + at);
        for (let k = steps - 1; k >= 0; k--) {
            const t = timeOf(s, way, k);
            const G = from(o.S, keptAt(s, way, t, rows), rows);
            const dG = from(dGates, t * batch * rows, rows);
            for (let b = 0; b < batch; b++)
                for (let j = 0; j < hidden; j++) {
                    const at = b * hidden + j;
                    const [ig, fg, gg, og] = [gate.i, gate.f, gate.g, gate.o].map((q) => b * rows + q * hidden + j);
                    const [i, f, g, out] = [numberAt(G, ig), numberAt(G, fg), numberAt(G, gg), numberAt(G, og)];
                    const [pi, po, pf] = [0, 1, 2].map((q) => numberAt(o.P, (3 * d + q) * hidden + j));
                    const old = oldCell(k, at);
                    const cell = Math.tanh(numberAt(o.S, cells + keptAt(s, way, t, hidden) + at));
                    const dOut = dh.data[at] + numberAt(o.dY, outputsAt(s, way, t) + at);
                    const dOutGate = dOut * cell * out * (1 - out);
                    const dCell = dc.data[at] + dOut * out * (1 - cell * cell) + po * dOutGate;
                    const dIn = dCell * g * i * (1 - i);
                    const dForget = dCell * old * f * (1 - f);
                    dG.data[dG.off + ig] = dIn;
                    dG.data[dG.off + fg] = dForget;
                    dG.data[dG.off + gg] = dCell * i * (1 - g * g);
                    dG.data[dG.off + og] = dOutGate;
                    dc.data[at] = dCell * f + pi * dIn + pf * dForget;
                }
            gemm('n', 'n', hidden, batch, rows, 1, U, dG, 0, dh);
        }
        for (let at = 0; at < batch * hidden; at++) {
            if (o.dh0 !== undefined)
                o.dh0.data[o.dh0.off + states + at] = dh.data[at];
            if (o.dc0 !== undefined)
                o.dc0.data[o.dc0.off + states + at] = dc.data[at];
        }
        weightGradients(s, d, rows, o, dGates, gemm);
        const H = statesBefore(s, way, o.Y, o.h0, make(all * hidden));
        if (o.dU !== undefined)
            gemm('n', 't', hidden, rows, all, 1, H, dGates, 0, from(o.dU, d * rows * hidden, hidden));
        if (o.db !== undefined)
            sumColumns(dGates, rows, all, from(o.db, d * rows, rows));
        if (o.dP !== undefined) {
            const { dP } = o;
            // i and f looked at the cell before the step, o at the one behind it.
            for (const [q, name] of ['i', 'o', 'f'].entries())
                for (let j = 0; j < hidden; j++) {
                    let sum = 0;
                    for (let k = 0; k < steps; k++) {
                        const t = timeOf(s, way, k);
                        for (let b = 0; b < batch; b++) {
                            const at = b * hidden + j;
                            const cell = name === 'o' ? numberAt(o.S, cells + keptAt(s, way, t, hidden) + at) : oldCell(k, at);
                            sum += numberAt(dGates, (t * batch + b) * rows + gate[name] * hidden + j) * cell;
                        }
                    }
                    dP.data[dP.off + (3 * d + q) * hidden + j] = sum;
                }
        }
    }
}
