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
// Stability of ten thousand small systems: x' = A x dies away if all eigenvalues of A have negative real parts.
//   node scripts/run.mjs examples/18_stability.js
// Goodwin's loop, in which the last of three substances slows the making of the first: x1' = -k1 x1 - g x3, x2' = x1 - k2 x2,
// x3' = x2 - k3 x3, with rates k and a gain g that are random. All matrices are one call of geev.
// What has to come out: stable by eigenvalues is stable by Routh and Hurwitz, who need none: g < (k1 + k2)(k2 + k3)(k3 + k1), but for loops
// that are as good as on the limit; the sum and the product of the eigenvalues are the trace and the determinant; A v = w v to rounding.
// Then May's question, whether a large system will be stable: matrices with -1 on the diagonal and random numbers of spread s beside it.
// Their eigenvalues fill a disc of radius s sqrt(n): nearly all are stable below s sqrt(n) = 1, and nearly none far above.
import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import { createContext, mustSucceed, sgeevStridedBatched } from '../src/index.js';
import { ComplexArray, eigvals, ndarray } from '../src/linalg/index.js';
const LOOPS = 10_000;
const N = 3;
/** Loops whose gain is so near its limit that single precision may see it on the other side. */
const NEAR = 1e-4;
const SPECIES = 20;
const COMMUNITIES = 100;
export async function main(context, print = console.log) {
    await feedback(context, print);
    await communities(context, print);
}
async function feedback(context, print) {
    const env_2 = { stack: [], error: void 0, hasError: false };
    try {
        const random = numbers(1);
        const loops = Array.from({ length: LOOPS }, () => {
            const [k1, k2, k3] = [0.5 + random(), 0.5 + random(), 0.5 + random()];
            const limit = (k1 + k2) * (k2 + k3) * (k3 + k1);
            return { k: [k1, k2, k3], limit, g: 2 * limit * random() };
        });
        const matrices = new Float32Array(N * N * LOOPS);
        for (const [b, { k, g }] of loops.entries())
            matrices.set([-k[0], 1, 0, 0, -k[1], 1, -g, 0, -k[2]], N * N * b); // by columns
        const A = __addDisposableResource(env_2, context.upload('s', matrices), false);
        const WR = __addDisposableResource(env_2, context.alloc('s', N * LOOPS), false);
        const WI = __addDisposableResource(env_2, context.alloc('s', N * LOOPS), false);
        const VR = __addDisposableResource(env_2, context.alloc('s', N * N * LOOPS), false);
        const info = __addDisposableResource(env_2, context.alloc('i', LOOPS), false);
        await sgeevStridedBatched(context.queue, {
            ...{ jobvl: 'n', n: N, A, lda: N, strideA: N * N, WR, strideWR: N, WI, strideWI: N },
            ...{ VR, ldvr: N, strideVR: N * N, info, batchCount: LOOPS },
        });
        mustSucceed('sgeevStridedBatched', await context.download(info, LOOPS));
        const [re, im, v] = [await context.download(WR), await context.download(WI), await context.download(VR)];
        const bins = [0, 1, 2, 3].map(() => ({ stable: 0, count: 0 }));
        let [near, sumError, productError, residual] = [0, 0, 0, 0];
        for (const [b, { k, limit, g }] of loops.entries()) {
            const w = [0, 1, 2].map((i) => ({ re: re[N * b + i], im: im[N * b + i] }));
            const abscissa = Math.max(...w.map((x) => x.re));
            if (Math.abs(g / limit - 1) < NEAR)
                near++;
            else
                assert.equal(abscissa < 0, g < limit);
            const bin = bins[Math.floor((2 * g) / limit)];
            bin.count++;
            if (abscissa < 0)
                bin.stable++;
            const scale = k[0] + k[1] + k[2] + g;
            sumError = Math.max(sumError, Math.abs(w[0].re + w[1].re + w[2].re + k[0] + k[1] + k[2]) / scale);
            // w1 w2 w3 = det A = -(k1 k2 k3 + g)
            const product = w.reduce((x, y) => ({ re: x.re * y.re - x.im * y.im, im: x.re * y.im + x.im * y.re }), {
                re: 1,
                im: 0,
            });
            productError = Math.max(productError, Math.abs(product.re + k[0] * k[1] * k[2] + g) / scale);
            residual = Math.max(residual, residualOf(matrices, v, w, b) / scale);
        }
        print(`${LOOPS} feedback loops: gain / limit, and how many are stable`);
        for (const [i, { stable, count }] of bins.entries())
            print(`  ${i / 2} to ${(i + 1) / 2}  ${String(stable).padStart(5)} of ${count}`);
        print(`  as Routh and Hurwitz have it but for ${near} on the limit; A v = w v to ${residual.toExponential(0)}`);
        assert(near < 10);
        assert(sumError < 2e-6 && productError < 2e-5);
        assert(residual < 2e-6);
    }
    catch (e_2) {
        env_2.error = e_2;
        env_2.hasError = true;
    }
    finally {
        __disposeResources(env_2);
    }
}
/** The largest element of A v - w v of loop b. Of a pair the vector of the first is in its own column and the next. */
function residualOf(A, v, w, b) {
    let most = 0;
    for (let j = 0; j < N; j++) {
        if (w[j].im < 0)
            continue;
        const at = N * N * b;
        const x = (i) => v[at + i + j * N];
        const y = (i) => (w[j].im === 0 ? 0 : v[at + i + (j + 1) * N]);
        for (let i = 0; i < N; i++) {
            let [real, imaginary] = [w[j].im * y(i) - w[j].re * x(i), -w[j].im * x(i) - w[j].re * y(i)];
            for (let l = 0; l < N; l++) {
                real += A[at + i + l * N] * x(l);
                imaginary += A[at + i + l * N] * y(l);
            }
            most = Math.max(most, Math.hypot(real, imaginary));
        }
    }
    return most;
}
async function communities(context, print) {
    const random = numbers(2);
    const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
    print(`${COMMUNITIES} communities of ${SPECIES} species: s sqrt(n), and how many are stable`);
    const shares = [];
    for (const radius of [0.5, 0.75, 1, 1.5, 2]) {
        const s = radius / Math.sqrt(SPECIES);
        const stack = Float32Array.from({ length: COMMUNITIES * SPECIES ** 2 }, (_, k) => Math.floor(k / SPECIES) % SPECIES === k % SPECIES ? -1 : s * normal());
        const W = await eigvals(ndarray(stack, [COMMUNITIES, SPECIES, SPECIES]), { context });
        assert(W instanceof ComplexArray);
        let stable = 0;
        for (let b = 0; b < COMMUNITIES; b++)
            if (Array.from({ length: SPECIES }, (_, i) => W.get(b, i).re).every((x) => x < 0))
                stable++;
        print(`  ${radius.toFixed(2)}  ${stable}`);
        shares.push(stable / COMMUNITIES);
    }
    assert(shares[0] > 0.97 && shares[4] < 0.05);
    for (let i = 1; i < shares.length; i++)
        assert(shares[i] <= shares[i - 1]);
}
/** The same random numbers in 0..1 in every run. */
function numbers(seed) {
    let state = seed;
    return () => {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        return state / 2 ** 32;
    };
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
