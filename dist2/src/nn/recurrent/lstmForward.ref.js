// LSTMFORWARD in TypeScript: the products of all steps with the inputs, then step by step. Host memory only.
import { gemmBlockedRef } from '../../blas3/products/gemm.ref.js';
import { directionsOf, keptAt, lstmGates, outputsAt, timeOf, waysOf, } from '../../core/recurrence.js';
export const logistic = (x) => 1 / (1 + Math.exp(-x));
/** The part of a tensor from an element on, as a matrix of so many rows. */
export const from = ({ data, off }, at, rows) => ({
    data,
    off: off + at,
    ld: Math.max(1, rows),
});
/** The k-th number of a tensor from `at` on; 0 of one that is left out. */
export const numberAt = (x, at) => (x === undefined ? 0 : x.data[x.off + at]);
/** Y, hT and cT, and S: the gates and cells of every step. `gemm` may be any product. */
export function lstmForwardRef(s, o, gemm = gemmBlockedRef) {
    const { steps, batch, inputs, hidden } = s;
    const rows = 4 * hidden;
    const cells = directionsOf(s) * steps * batch * rows;
    const gate = lstmGates(s.order);
    for (const way of waysOf(s)) {
        const { d } = way;
        const gates = from(o.S, keptAt(s, way, 0, rows), rows);
        gemm('t', 'n', rows, steps * batch, inputs, 1, from(o.W, d * rows * inputs, inputs), from(o.X, 0, inputs), 0, gates);
        const U = from(o.U, d * rows * hidden, hidden);
        const states = d * batch * hidden;
        let before = { h: o.h0 && from(o.h0, states, hidden), c: o.c0 && from(o.c0, states, hidden) };
        for (let k = 0; k < steps; k++) {
            const t = timeOf(s, way, k);
            const G = from(o.S, keptAt(s, way, t, rows), rows);
            const c = from(o.S, cells + keptAt(s, way, t, hidden), hidden);
            const h = from(o.Y, outputsAt(s, way, t), hidden);
            if (before.h !== undefined)
                gemm('t', 'n', rows, batch, hidden, 1, U, before.h, 1, G);
            for (let b = 0; b < batch; b++)
                for (let j = 0; j < hidden; j++) {
                    const at = b * hidden + j;
                    const place = (q) => G.off + b * rows + q * hidden + j;
                    const given = (q) => G.data[place(q)] + numberAt(o.b, d * rows + q * hidden + j);
                    const peep = (q) => numberAt(o.P, (3 * d + q) * hidden + j);
                    const old = numberAt(before.c, at);
                    const i = logistic(given(gate.i) + peep(0) * old);
                    const f = logistic(given(gate.f) + peep(2) * old);
                    const g = Math.tanh(given(gate.g));
                    const cell = f * old + i * g;
                    const out = logistic(given(gate.o) + peep(1) * cell);
                    G.data[place(gate.i)] = i;
                    G.data[place(gate.f)] = f;
                    G.data[place(gate.g)] = g;
                    G.data[place(gate.o)] = out;
                    c.data[c.off + at] = cell;
                    h.data[h.off + at] = out * Math.tanh(cell);
                }
            before = { h, c };
        }
        for (const [last, state] of [
            [before.h, o.hT],
            [before.c, o.cT],
        ])
            if (state !== undefined)
                for (let at = 0; at < batch * hidden; at++)
                    state.data[state.off + states + at] = numberAt(last, at);
    }
}
