var __addDisposableResource = (this && this.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (this && this.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});
// An LSTM cell, forward and backward over two steps, with the numbers of a published example; and an ensemble of such cells beside it.
//   node scripts/run.mjs examples/06_lstm.js
// A. Gomez, "Backpropogating an LSTM: A Numerical Example" (2016), has one cell with two inputs x and one output:
//   a = tanh(W_a x + U_a out' + b_a),   g = sigmoid(W_g x + U_g out' + b_g) for the gates g = i, f, o   (' is the step before)
//   state = a i + f state',   out = o tanh(state),   loss = sum of (out - label)^2 / 2 over the steps
// With the row u = (x, out', 1) the four sums of a cell are the row u M, where the columns of M, 4 x 4, are (W_a U_a b_a), ... (W_o U_o
// b_o). Every cell of the ensemble has an M of its own: their products are a batch. Between the calls nothing leaves the device.
import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import { createContext, saxpy, sgemmFused, sgemmStridedBatched, ssbmv, } from '../src/index.js';
const [CELLS, STEPS, RATE] = [512, 2, 0.1];
const X = [1, 2, 0.5, 3];
const LABELS = [0.5, 1.25];
const WEIGHTS = [0.45, 0.25, 0.15, 0.2, 0.95, 0.8, 0.8, 0.65, 0.7, 0.45, 0.1, 0.15, 0.6, 0.4, 0.25, 0.1];
const TANH_SLOPE = { wgsl: '1.0 - z * z', js: (z) => 1 - z * z };
const SIGMOID_SLOPE = { wgsl: 'z * (1.0 - z)', js: (z) => z * (1 - z) };
export async function main(ctx, print = console.log) {
    const { queue } = ctx;
    const n = CELLS;
    const filled = (length, value) => ctx.upload('s', Float32Array.from(Array(length).keys(), value));
    // Cell 0 is the published one, the others differ from it.
    const M = filled(16 * n, (e) => WEIGHTS[e % 16] * (1 + 0.3 * Math.sin(e - (e % 16))));
    // One number of all cells is a vector of n, and each step has four of them: u = (x0, x1, out', 1), gates = (a, i, f, o). A row of a cell
    // has then the leading dimension n, and the next cell's begins one element further.
    const u = filled(4 * n * (STEPS + 1), (e) => {
        const [t, row] = [Math.floor(e / (4 * n)), Math.floor(e / n) % 4];
        return row < 2 ? (X[2 * t + row] ?? 0) : row - 2;
    });
    const minusLabels = filled(STEPS * n, (e) => -LABELS[Math.floor(e / n)]);
    const gates = ctx.alloc('s', 4 * n * STEPS);
    const state = ctx.alloc('s', n * (STEPS + 1)); // before the first step zero
    const squashed = ctx.alloc('s', n * STEPS); // tanh(state)
    const rowsOf = (x, t) => [0, 1, 2, 3].map((row) => x.at(n * (4 * t + row)));
    const outOf = (t) => rowsOf(u, t + 1)[2];
    /** y := x1 x2 + beta y, element by element: a band matrix of one diagonal, times a vector. */
    const times = (x1, x2, y, beta = 0, length = n) => ssbmv(queue, { uplo: 'l', n: length, k: 0, A: x1, lda: 1, x: x2, beta, y });
    /** A function of every element: the epilogue of a product of depth 0. */
    const map = (C, m, epilogue) => sgemmFused(queue, { m, n: 1, k: 0, A: M, lda: m, B: M, ldb: 1, beta: 1, C, ldc: m, ...epilogue });
    const slope = (C, m, expression) => map(C, m, { activation: 'expression', expression });
    const forward = async () => {
        for (let t = 0; t < STEPS; t++) {
            const [a, i, f, o] = rowsOf(gates, t);
            const tanh = squashed.at(n * t);
            const places = { lda: n, strideA: 1, ldb: 4, strideB: 16, ldc: n, strideC: 1, batchCount: n };
            await sgemmStridedBatched(queue, { m: 1, n: 4, k: 4, A: u.at(4 * n * t), B: M, C: a, ...places });
            await map(a, n, { activation: 'tanh' });
            await map(i, 3 * n, { activation: 'sigmoid' });
            await times(a, i, tanh);
            await times(f, state.at(n * t), tanh, 1);
            await map(tanh, n, { activation: 'tanh', Z: state.at(n * (t + 1)), ldz: n }); // Z: what tanh is taken of
            await times(o, tanh, outOf(t));
        }
    };
    const gradient = ctx.alloc('s', 16 * n); // d loss / d M
    const backward = async () => {
        const [products, delta] = [ctx.alloc('s', 4 * n), ctx.alloc('s', 4 * n)];
        const [da, di, df, dO] = rowsOf(products, 0);
        let [dState, toStepBefore, dOut, share] = [0, 1, 2, 3].map(() => ctx.alloc('s', n));
        for (let t = STEPS - 1; t >= 0; t--) {
            const [a, i, f, o] = rowsOf(gates, t);
            const tanh = squashed.at(n * t);
            // What step t + 1 sends is in dOut and dState:   dOut += out - label,   dState += dOut o (1 - tanh(state)^2)
            await saxpy(queue, { n, alpha: 1, x: outOf(t), y: dOut });
            await saxpy(queue, { n, alpha: 1, x: minusLabels.at(n * t), y: dOut });
            await times(dOut, tanh, dO);
            await slope(tanh, n, TANH_SLOPE);
            await times(dOut, o, share);
            await times(share, tanh, dState, 1);
            await times(dState, i, da);
            await times(dState, a, di);
            await times(dState, state.at(n * t), df);
            await times(dState, f, toStepBefore);
            [dState, toStepBefore] = [toStepBefore, dState];
            // delta, by the sums that the gates are functions of
            await slope(a, n, TANH_SLOPE);
            await slope(i, 3 * n, SIGMOID_SLOPE);
            await times(products, a, delta, 0, 4 * n);
            // gradient += u^T delta,   and out of the step before gets delta U^T, U being row 2 of M
            const rows = { A: u.at(4 * n * t), lda: n, strideA: 1, B: delta, ldb: n, strideB: 1, batchCount: n };
            const sum = { beta: 1, C: gradient, ldc: 4, strideC: 16 };
            await sgemmStridedBatched(queue, { ...rows, ...sum, transA: 't', m: 4, n: 4, k: 1 });
            const U = { transB: 't', B: M.at(2), ldb: 4, strideB: 16 };
            await sgemmStridedBatched(queue, { ...rows, ...U, m: 1, n: 1, k: 4, A: delta, C: dOut, ldc: 1, strideC: 1 });
        }
    };
    await forward();
    const before = await ctx.download(u);
    const lastState = await ctx.download(state.at(n * STEPS));
    await backward();
    await saxpy(queue, { n: 16 * n, alpha: -RATE, x: gradient, y: M });
    const [dM, updated] = [await ctx.download(gradient), await ctx.download(M)];
    await forward();
    const after = await ctx.download(u);
    const out = (numbers, cell, t) => numbers[n * (4 * (t + 1) + 2) + cell];
    const loss = (numbers, cell) => LABELS.reduce((sum, label, t) => sum + (out(numbers, cell, t) - label) ** 2 / 2, 0);
    print(`${n} LSTM cells on the ${ctx.backend}; the first one is the published example`);
    // Published, and digits behind the point that are right: out of step 1 is 0.771981 in double precision, and the author's 0.77197 comes
    // from intermediate results of five digits.
    const published = [
        ['out of step 0', out(before, 0, 0), 0.53631, 5],
        ['out of step 1', out(before, 0, 1), 0.77197, 4],
        ['state of step 1', lastState[0], 1.5176, 4],
        ['delta W_a', dM[0], -0.02672, 5],
        ['', dM[1], -0.0922, 5],
        ['updated W_a', updated[0], 0.45267, 5],
        ['', updated[1], 0.25922, 5],
    ];
    for (const [name, found, value, digits] of published) {
        print(`${name.padEnd(16)} ${found.toFixed(6).padStart(9)}   published ${value}`);
        assert(Math.abs(found - value) < 0.5 * 10 ** -digits + 5e-7); // rounded there, in single precision here
    }
    const better = Array.from({ length: n }, (_, cell) => loss(after, cell) < loss(before, cell)).filter(Boolean).length;
    print(`after the update the loss is less in ${better} of ${n} cells`);
    assert.equal(better, n);
}
if (process.argv[1] === fileURLToPath(import.meta.url)) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const ctx = __addDisposableResource(env_1, await createContext({ backend: (process.argv[2] ?? 'auto') }), false);
        await main(ctx);
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
}
