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
// The frequency response of a digital filter from its state equations, at 4096 frequencies at once: thousands of small complex systems.
//   node scripts/run.mjs examples/21_filter.js
// A Butterworth low-pass filter of order n: its poles lie on a circle in the left half plane, tan(wc / 2) e^(i pi (2 k + n - 1) / (2 n)),
// and come to the unit disc by z = (1 + s) / (1 - s); its zeros are all at -1. As state equations, x' = A x + B u, y = C x + D u, with A a
// companion matrix, the response is
//   H(w) = C (e^(iw) I - A)^-1 B + D,
// one zgesvStridedBatched for all frequencies. What has to come out is Butterworth's formula,
//   |H(w)|^2 = 1 / (1 + (tan(w / 2) / tan(wc / 2))^(2 n)),
// which is 1/2, -3.01 dB, at the cutoff; and the transform of the impulse response, which the filter's recurrence gives.
import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import { createContext, mustSucceed, zgesvStridedBatched, } from '../src/index.js';
const ORDER = 6;
/** Radians a sample. */
const CUTOFF = 0.3 * Math.PI;
const FREQUENCIES = 4096;
const times = (x, y) => ({ re: x.re * y.re - x.im * y.im, im: x.re * y.im + x.im * y.re });
function quotient(x, y) {
    const square = y.re ** 2 + y.im ** 2;
    const { re, im } = times(x, { re: y.re, im: -y.im });
    return { re: re / square, im: im / square };
}
/** The coefficients of the polynomial with these roots, 1 first; they are real. */
function polynomial(roots) {
    let c = [{ re: 1, im: 0 }];
    for (const root of roots) {
        const shifted = [...c, { re: 0, im: 0 }];
        c = shifted.map(({ re, im }, k) => {
            const lower = k === 0 ? { re: 0, im: 0 } : times(root, c[k - 1]);
            return { re: re - lower.re, im: im - lower.im };
        });
    }
    return c.map(({ re }) => re);
}
/** Numerator and denominator by falling powers of z. */
function butterworth(n, cutoff) {
    const radius = Math.tan(cutoff / 2);
    const poles = Array.from({ length: n }, (_, k) => {
        const angle = (Math.PI * (2 * (k + 1) + n - 1)) / (2 * n);
        const s = { re: radius * Math.cos(angle), im: radius * Math.sin(angle) };
        return quotient({ re: 1 + s.re, im: s.im }, { re: 1 - s.re, im: -s.im });
    });
    const a = polynomial(poles);
    const ones = polynomial(new Array(n).fill({ re: -1, im: 0 }));
    // What is constant passes unchanged: H(1) = 1.
    const gain = a.reduce((x, y) => x + y) / 2 ** n;
    return { a, b: ones.map((x) => gain * x) };
}
/** H at the frequencies w. */
async function response(context, a, b, w) {
    const [n, count] = [a.length - 1, w.length];
    // e^(iw) I - A: the first row of A has -a(1) ... -a(n), below it states are handed on.
    const systems = new Float64Array(2 * n * n * count);
    const sides = new Float64Array(2 * n * count);
    for (const [k, frequency] of w.entries()) {
        const at = (i, j) => 2 * (k * n * n + i + j * n);
        for (let j = 0; j < n; j++) {
            systems[at(0, j)] = a[j + 1];
            if (j < n - 1)
                systems[at(j + 1, j)] = -1;
        }
        for (let j = 0; j < n; j++) {
            systems[at(j, j)] += Math.cos(frequency);
            systems[at(j, j) + 1] = Math.sin(frequency);
        }
        sides[2 * k * n] = 1;
    }
    const [A, X] = [context.upload('z', systems), context.upload('z', sides)];
    const [ipiv, info] = [context.hostBuffer('i', n * count), context.hostBuffer('i', count)];
    const strides = { strideA: n * n, stridePiv: n, strideB: n, batchCount: count };
    await zgesvStridedBatched(context.queue, { n, nrhs: 1, A, lda: n, ipiv, B: X, ldb: n, info, ...strides });
    mustSucceed('zgesvStridedBatched', await context.download(info));
    const x = await context.download(X);
    for (const buffer of [A, X, ipiv, info])
        buffer.dispose();
    return w.map((_, k) => {
        const H = { re: b[0], im: 0 };
        for (let j = 0; j < n; j++) {
            const c = b[j + 1] - a[j + 1] * b[0];
            H.re += c * x[2 * (k * n + j)];
            H.im += c * x[2 * (k * n + j) + 1];
        }
        return H;
    });
}
/** What the filter gives for 1, 0, 0, ..., by its recurrence. */
function impulse(a, b, length) {
    const y = [];
    for (let t = 0; t < length; t++) {
        let value = b[t] ?? 0;
        for (let j = 1; j < a.length; j++)
            value -= a[j] * (y[t - j] ?? 0);
        y.push(value);
    }
    return y;
}
export async function main(context, print = console.log) {
    const { a, b } = butterworth(ORDER, CUTOFF);
    const w = Array.from({ length: FREQUENCIES }, (_, k) => (Math.PI * k) / FREQUENCIES);
    const begin = performance.now();
    const H = await response(context, a, b, w);
    print(`Butterworth, order ${ORDER}, at ${FREQUENCIES} frequencies: ${(performance.now() - begin).toFixed(1)} ms`);
    for (const [k, { re, im }] of H.entries()) {
        const formula = 1 / (1 + (Math.tan(w[k] / 2) / Math.tan(CUTOFF / 2)) ** (2 * ORDER));
        assert(Math.abs(re ** 2 + im ** 2 - formula) < 1e-10);
    }
    // The response is the transform of the impulse response, which has died out after 400 samples.
    const h = impulse(a, b, 400);
    for (const k of [0, 100, 1000, 1500, 3000]) {
        const sum = { re: 0, im: 0 };
        for (const [t, value] of h.entries()) {
            sum.re += value * Math.cos(w[k] * t);
            sum.im -= value * Math.sin(w[k] * t);
        }
        assert(Math.hypot(sum.re - H[k].re, sum.im - H[k].im) < 1e-10);
    }
    const [edge] = await response(context, a, b, [CUTOFF]);
    const level = 10 * Math.log10(edge.re ** 2 + edge.im ** 2);
    print(`  at the cutoff, ${(CUTOFF / Math.PI).toFixed(2)} pi: ${level.toFixed(4)} dB`);
    assert(Math.abs(level - 10 * Math.log10(0.5)) < 1e-9);
    for (const share of [0.1, 0.2, 0.4, 0.6]) {
        const { re, im } = H[Math.round(share * FREQUENCIES)];
        print(`  at ${share.toFixed(2)} pi: ${(10 * Math.log10(re ** 2 + im ** 2)).toFixed(2).padStart(8)} dB`);
    }
}
if (process.argv[1] === fileURLToPath(import.meta.url)) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const context = __addDisposableResource(env_1, await createContext({ backend: (process.argv[2] ?? 'auto') }), false);
        await main(context);
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
}
