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
// Three hundred Kalman filters side by side, every step of them twelve calls on batches; the gains they arrive at are known in closed form.
//   node scripts/run.mjs examples/10_kalman.js
// A filter follows a point in the plane at nearly constant velocity: state s = (x, y, vx, vy), covariance P, measured position z = H s +
// noise R.
//   predict   s := F s,   P := F P F^T + Q
//   update    S = H P H^T + R,   K^T = S^-1 H P,   s := s + K (z - H s),   P := P - K H P
// Where all filters multiply by the same matrix their columns are put side by side: one product, not a batch. The filters differ in Q.
// Published is that each settles to gains that depend on its tracking index T^2 sigma_w / sigma_v alone (P. R. Kalata, "The Tracking
// Index", IEEE Trans. Aerospace and Electronic Systems 20 (1984)). kalman.ts has filters like these in a kernel written for them.
import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import { createContext, scopy, sgemm, sgemmStridedBatched, sposvStridedBatched, } from '../src/index.js';
const [FILTERS, STEPS] = [300, 40];
/** Time T between measurements, and their standard deviation sigma_v. */
const [T, DEVIATION] = [0.5, 0.2];
const indexOf = (filter) => 0.2 + (1.8 * filter) / (FILTERS - 1);
/** sigma_w of the acceleration, which is constant within a step. */
const accelerationOf = (filter) => (indexOf(filter) * DEVIATION) / T ** 2;
/** Gains for position and velocity that belong to a tracking index. */
function settled(index) {
    const r = (4 + index - Math.sqrt(8 * index + index ** 2)) / 4;
    const alpha = 1 - r ** 2;
    return [alpha, (2 * (2 - alpha) - 4 * Math.sqrt(1 - alpha)) / T];
}
export async function main(ctx, print = console.log) {
    const { queue } = ctx;
    const n = FILTERS;
    const upload = (values) => ctx.upload('s', Float32Array.from(values));
    const each = (matrix) => upload(Array.from(Array(n).keys()).flatMap(matrix));
    const { truth, measured } = motion();
    const z = upload(measured); // a step has 2 x n
    const F = upload([1, 0, 0, 0, 0, 1, 0, 0, T, 0, 1, 0, 0, T, 0, 1]);
    const H = upload([1, 0, 0, 1, 0, 0, 0, 0]);
    const Q = each((filter) => {
        const [p, v] = [(T ** 2 / 2) * accelerationOf(filter), T * accelerationOf(filter)];
        return [p * p, 0, p * v, 0, 0, p * p, 0, p * v, p * v, 0, v * v, 0, 0, p * v, 0, v * v];
    });
    const R = each(() => [DEVIATION ** 2, 0, 0, DEVIATION ** 2]);
    let P = each(() => [DEVIATION ** 2, 0, 0, 0, 0, DEVIATION ** 2, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]);
    let [s, predicted] = [4, 4].map((rows) => ctx.alloc('s', rows * n)); // 4 x n
    let ahead = ctx.alloc('s', 16 * n);
    const [FP, HP, KT, S] = [16, 8, 8, 4].map((size) => ctx.alloc('s', size * n));
    const info = ctx.alloc('i', n);
    const all = { batchCount: n, strideC: 16, ldc: 4 };
    for (let step = 0; step < STEPS; step++) {
        const y = z.at(2 * n * step); // becomes z - H s
        await sgemm(queue, { m: 4, n, k: 4, A: F, lda: 4, B: s, ldb: 4, C: predicted, ldc: 4 });
        await sgemm(queue, { m: 4, n: 4 * n, k: 4, A: F, lda: 4, B: P, ldb: 4, C: FP, ldc: 4 });
        await scopy(queue, { n: 16 * n, x: Q, y: ahead });
        const transition = { A: FP, lda: 4, strideA: 16, transB: 't', B: F, ldb: 4, strideB: 0 };
        await sgemmStridedBatched(queue, { m: 4, n: 4, k: 4, ...transition, beta: 1, C: ahead, ...all });
        await sgemm(queue, { m: 2, n: 4 * n, k: 4, A: H, lda: 2, B: ahead, ldb: 4, C: HP, ldc: 2 });
        await scopy(queue, { n: 4 * n, x: R, y: S });
        const innovation = { A: HP, lda: 2, strideA: 8, transB: 't', B: H, ldb: 2, strideB: 0 };
        await sgemmStridedBatched(queue, { m: 2, n: 2, k: 4, ...innovation, beta: 1, C: S, ...all, ldc: 2, strideC: 4 });
        await scopy(queue, { n: 8 * n, x: HP, y: KT });
        const system = { A: S, lda: 2, strideA: 4, B: KT, ldb: 2, strideB: 8, info, batchCount: n };
        await sposvStridedBatched(queue, { uplo: 'l', n: 2, nrhs: 4, ...system });
        await sgemm(queue, { m: 2, n, k: 4, alpha: -1, A: H, lda: 2, B: predicted, ldb: 4, beta: 1, C: y, ldc: 2 });
        const gain = { transA: 't', A: KT, lda: 2, strideA: 8, ldb: 2, beta: 1, ...all };
        await sgemmStridedBatched(queue, { m: 4, n: 1, k: 2, ...gain, B: y, strideB: 2, C: predicted, strideC: 4 });
        await sgemmStridedBatched(queue, { m: 4, n: 4, k: 2, alpha: -1, ...gain, B: HP, strideB: 8, C: ahead });
        [s, predicted, P, ahead] = [predicted, s, ahead, P];
    }
    const [states, gains, failed] = [await ctx.download(s), await ctx.download(KT), await ctx.download(info)];
    assert(failed.every((code) => code === 0));
    const last = 2 * n * (STEPS - 1);
    const expected = inDoubles(measured);
    let [gainError, stateError, ofStates, ofMeasurements] = [0, 0, 0, 0];
    for (let filter = 0; filter < n; filter++) {
        const [position, velocity] = settled(indexOf(filter));
        // K^T is 2 x 4: x moves x and vx, y moves y and vy, and neither moves the other.
        for (const [e, gain] of [position, 0, 0, position, velocity, 0, 0, velocity].entries())
            gainError = Math.max(gainError, Math.abs(gains[8 * filter + e] - gain));
        for (let d = 0; d < 2; d++) {
            const e = 2 * filter + d;
            stateError = Math.max(stateError, Math.abs(states[4 * filter + d] - expected[e]));
            ofStates += (states[4 * filter + d] - truth[last + e]) ** 2 / n;
            ofMeasurements += (measured[last + e] - truth[last + e]) ** 2 / n;
        }
    }
    print(`${n} filters, ${STEPS} steps, on the ${ctx.backend}`);
    print(`gains of the last step: largest difference from Kalata's ${gainError.toExponential(1)}`);
    print(`positions: largest difference from double precision ${stateError.toExponential(1)}`);
    print(`distance from the truth: measured ${Math.sqrt(ofMeasurements).toFixed(3)}, filtered ${Math.sqrt(ofStates).toFixed(3)}`);
    assert(gainError < 2e-5 && stateError < 1e-3);
    assert(ofStates < 0.85 * ofMeasurements);
}
/** Where the points are and what is measured, 2 x FILTERS of every step; the same numbers in every run. */
function motion() {
    let state = 1;
    const uniform = () => (state = (state * 48271) % 2147483647) / 2147483647;
    const normal = () => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
    const [position, velocity] = [new Float64Array(2 * FILTERS), new Float64Array(2 * FILTERS).map(normal)];
    const truth = [];
    for (let step = 0; step < STEPS; step++) {
        for (let e = 0; e < 2 * FILTERS; e++) {
            const acceleration = accelerationOf(Math.floor(e / 2)) * normal();
            position[e] += T * velocity[e] + (T ** 2 / 2) * acceleration;
            velocity[e] += T * acceleration;
        }
        truth.push(...position);
    }
    return { truth, measured: truth.map((x) => Math.fround(x + DEVIATION * normal())) };
}
/** Positions after the last step, by filters of one coordinate each. */
function inDoubles(measured) {
    return new Float64Array(2 * FILTERS).map((_, e) => {
        const a = accelerationOf(Math.floor(e / 2));
        let [x, v, pxx, pxv, pvv] = [0, 0, DEVIATION ** 2, 0, 1];
        for (let step = 0; step < STEPS; step++) {
            x += T * v;
            pxx += T * (2 * pxv + T * pvv) + ((T ** 2 / 2) * a) ** 2;
            pxv += T * pvv + (T ** 3 / 2) * a ** 2;
            pvv += (T * a) ** 2;
            const [y, s] = [measured[2 * FILTERS * step + e] - x, pxx + DEVIATION ** 2];
            x += (pxx / s) * y;
            v += (pxv / s) * y;
            [pxx, pxv, pvv] = [pxx - pxx ** 2 / s, pxv - (pxx * pxv) / s, pvv - pxv ** 2 / s];
        }
        return x;
    });
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
