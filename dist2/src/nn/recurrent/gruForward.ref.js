// GRUFORWARD in TypeScript: the products of all steps with the inputs, then step by step. Host memory only.
import { gemmBlockedRef } from '../../blas3/products/gemm.ref.js';
import { directionsOf, gruGates, keptAt, outputsAt, timeOf, waysOf, } from '../../core/recurrence.js';
import { from, logistic, numberAt } from './lstmForward.ref.js';
/** Y and hT, and S: the gates of every step, and what is kept beside them. `make` gives zeros, `gemm` may be any product. */
export function gruForwardRef(s, o, make, gemm = gemmBlockedRef) {
    const { steps, batch, inputs, hidden } = s;
    const rows = 3 * hidden;
    for (const way of waysOf(s)) {
        const { d } = way;
        const gates = from(o.S, keptAt(s, way, 0, rows), rows);
        gemm('t', 'n', rows, steps * batch, inputs, 1, from(o.W, d * rows * inputs, inputs), from(o.X, 0, inputs), 0, gates);
        const products = from(make(rows * batch), 0, rows);
        let before = o.h0 && from(o.h0, d * batch * hidden, hidden);
        for (let k = 0; k < steps; k++)
            before = step(s, o, way, timeOf(s, way, k), before, products, gemm);
        for (let at = 0; o.hT !== undefined && at < batch * hidden; at++)
            o.hT.data[o.hT.off + d * batch * hidden + at] = numberAt(before, at);
    }
}
/** The step at time t, from the states before it to those behind it. */
function step(s, o, way, t, before, products, gemm) {
    const { batch, hidden, resetAfter } = s;
    const [rows, { d }] = [3 * hidden, way];
    const gate = gruGates(s.order);
    const U = from(o.U, d * rows * hidden, hidden);
    const newU = from(U, 2 * hidden * hidden, hidden);
    const G = from(o.S, keptAt(s, way, t, rows), rows);
    const q = from(o.S, directionsOf(s) * s.steps * batch * rows + keptAt(s, way, t, hidden), hidden);
    const h = from(o.Y, outputsAt(s, way, t), hidden);
    const each = (visit) => {
        for (let b = 0; b < batch; b++)
            for (let j = 0; j < hidden; j++) {
                const place = (g) => b * rows + g * hidden + j;
                visit(b * hidden + j, place, (g) => numberAt(o.b, d * rows + g * hidden + j), j);
            }
    };
    const biasU = (g, j) => numberAt(o.bU, d * rows + g * hidden + j);
    // Of z and r, and with resetAfter of n.
    const count = (resetAfter ? 3 : 2) * hidden;
    if (before === undefined)
        products.data.fill(0);
    else
        gemm('t', 'n', count, batch, hidden, 1, U, before, 0, products);
    each((at, place, bias, j) => {
        for (const g of [gate.z, gate.r])
            G.data[G.off + place(g)] = logistic(numberAt(G, place(g)) + numberAt(products, place(g)) + bias(g) + biasU(g, j));
        q.data[q.off + at] = resetAfter
            ? numberAt(products, place(gate.n)) + biasU(gate.n, j)
            : numberAt(G, place(gate.r)) * numberAt(before, at);
    });
    if (!resetAfter)
        gemm('t', 'n', hidden, batch, hidden, 1, newU, q, 0, from(products, 2 * hidden, rows));
    each((at, place, bias, j) => {
        const reset = resetAfter
            ? numberAt(G, place(gate.r)) * numberAt(q, at)
            : numberAt(products, place(gate.n)) + biasU(gate.n, j);
        const n = Math.tanh(numberAt(G, place(gate.n)) + bias(gate.n) + reset);
        const z = numberAt(G, place(gate.z));
        G.data[G.off + place(gate.n)] = n;
        h.data[h.off + at] = (1 - z) * n + z * numberAt(before, at);
    });
    return h;
}
