// GRUBACKWARD in TypeScript: backward step by step, then the products over all steps. Host memory only.
import { gemmBlockedRef } from '../../blas3/products/gemm.ref.js';
import { directionsOf, gruGates, keptAt, outputsAt, timeOf, waysOf } from '../../core/recurrence.js';
import { from, numberAt } from './lstmForward.ref.js';
import { statesBefore, sumColumns, weightGradients } from './recurrence.ref.js';
/** All gradients that are asked for. `make` gives zeros, `gemm` may be any product. */
export function gruBackwardRef(s, o, make, gemm = gemmBlockedRef) {
    const { steps, batch, hidden, resetAfter } = s;
    const [rows, all, states] = [3 * hidden, steps * batch, batch * hidden];
    const gate = gruGates(s.order);
    for (const way of waysOf(s)) {
        const { d } = way;
        const U = from(o.U, d * rows * hidden, hidden);
        const newU = from(U, 2 * hidden * hidden, hidden);
        const H = statesBefore(s, way, o.Y, o.h0, make(all * hidden));
        // By what the gates were given from the inputs, and from the states.
        const byInputs = o.G === undefined ? from(make(all * rows), 0, rows) : from(o.G, d * all * rows, rows);
        const byStates = resetAfter ? from(make(all * rows), 0, rows) : byInputs;
        const kept = from(o.S, directionsOf(s) * all * rows + keptAt(s, way, 0, hidden), hidden);
        const [dh, dq] = [from(make(states), 0, hidden), from(make(states), 0, hidden)];
        for (let at = 0; at < states; at++)
            dh.data[at] = numberAt(o.dhT, d * states + at);
        for (let k = steps - 1; k >= 0; k--) {
            const t = timeOf(s, way, k);
            const G = from(o.S, keptAt(s, way, t, rows), rows);
            const [gx, gh] = [from(byInputs, t * batch * rows, rows), from(byStates, t * batch * rows, rows)];
            const each = (visit) => {
                for (let b = 0; b < batch; b++)
                    for (let j = 0; j < hidden; j++)
                        visit(b * hidden + j, (q) => b * rows + q * hidden + j);
            };
            const before = (at) => numberAt(H, t * states + at);
            const reset = (at, place, dReset) => {
                const r = numberAt(G, place(gate.r));
                const value = dReset * (resetAfter ? numberAt(kept, t * states + at) : before(at)) * r * (1 - r);
                for (const g of [gx, gh])
                    g.data[g.off + place(gate.r)] = value;
            };
            each((at, place) => {
                const [z, r, n] = [gate.z, gate.r, gate.n].map((q) => numberAt(G, place(q)));
                const dOut = dh.data[at] + numberAt(o.dY, outputsAt(s, way, t) + at);
                const dNew = dOut * (1 - z) * (1 - n * n);
                for (const g of [gx, gh])
                    g.data[g.off + place(gate.z)] = dOut * (before(at) - n) * z * (1 - z);
                gx.data[gx.off + place(gate.n)] = dNew;
                dh.data[at] = dOut * z;
                if (!resetAfter)
                    return;
                gh.data[gh.off + place(gate.n)] = dNew * r;
                reset(at, place, dNew);
            });
            if (!resetAfter) {
                gemm('n', 'n', hidden, batch, hidden, 1, newU, from(gx, 2 * hidden, rows), 0, dq);
                each((at, place) => {
                    reset(at, place, dq.data[at]);
                    dh.data[at] += dq.data[at] * numberAt(G, place(gate.r));
                });
            }
            gemm('n', 'n', hidden, batch, resetAfter ? rows : 2 * hidden, 1, U, gh, 1, dh);
        }
        for (let at = 0; o.dh0 !== undefined && at < states; at++)
            o.dh0.data[o.dh0.off + d * states + at] = dh.data[at];
        weightGradients(s, d, rows, o, byInputs, gemm);
        if (o.dU !== undefined) {
            const dU = from(o.dU, d * rows * hidden, hidden);
            gemm('n', 't', hidden, resetAfter ? rows : 2 * hidden, all, 1, H, byStates, 0, dU);
            const dNew = from(byInputs, 2 * hidden, rows);
            if (!resetAfter)
                gemm('n', 't', hidden, hidden, all, 1, kept, dNew, 0, from(dU, 2 * hidden * hidden, hidden));
        }
        if (o.db !== undefined)
            sumColumns(byInputs, rows, all, from(o.db, d * rows, rows));
        if (o.dbU !== undefined)
            sumColumns(byStates, rows, all, from(o.dbU, d * rows, rows));
    }
}
