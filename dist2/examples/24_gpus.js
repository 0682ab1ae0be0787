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
// A hundred thousand systems over all GPUs of a machine: each takes the next range when it is done with one. Every matrix is a chain of
// springs whose deflections are known in closed form, and one of the ranges is computed again on another context, to the same bits.
import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import { createContext, sgesvStridedBatched, spread } from '../src/index.js';
const N = 16;
/** Systems k = from .. to - 1: stiffness (k % 7 + 1) tridiag(-1, 2, -1), a unit load on every mass. */
function chains(from, to) {
    const count = to - from;
    const A = new Float32Array(N * N * count);
    for (let b = 0; b < count; b++) {
        const stiffness = ((from + b) % 7) + 1;
        for (let i = 0; i < N; i++) {
            A[b * N * N + i * (N + 1)] = 2 * stiffness;
            if (i > 0)
                A[b * N * N + i * (N + 1) - 1] = -stiffness;
            if (i < N - 1)
                A[b * N * N + i * (N + 1) + 1] = -stiffness;
        }
    }
    return { A, B: new Float32Array(N * count).fill(1), count };
}
async function deflections(ctx, from, to) {
    const env_2 = { stack: [], error: void 0, hasError: false };
    try {
        const { A: a, B: b, count: batchCount } = chains(from, to);
        const A = __addDisposableResource(env_2, ctx.upload('s', a), false);
        const B = __addDisposableResource(env_2, ctx.upload('s', b), false);
        const ipiv = __addDisposableResource(env_2, ctx.alloc('i', N * batchCount), false);
        const info = __addDisposableResource(env_2, ctx.alloc('i', batchCount), false);
        const places = { lda: N, strideA: N * N, stridePiv: N, ldb: N, strideB: N, batchCount };
        await sgesvStridedBatched(ctx.queue, { n: N, nrhs: 1, A, ipiv, B, info, ...places });
        assert((await ctx.download(info)).every((code) => code === 0));
        return ctx.download(B);
    }
    catch (e_2) {
        env_2.error = e_2;
        env_2.hasError = true;
    }
    finally {
        __disposeResources(env_2);
    }
}
export async function main(ctx, print = console.log) {
    // createContexts() opens one on each GPU; here the given one and the CPU share the work, so that there are two on every machine.
    const contexts = [ctx, await createContext({ backend: 'cpu' })];
    const count = ctx.gpu?.software ? 2000 : 100_000;
    const shares = await spread(contexts, count, deflections, { least: 100 });
    let worst = 0;
    for (const { from, to, result } of shares) {
        for (let k = from; k < to; k++) {
            for (let i = 0; i < N; i++) {
                // Mass i of a chain between two walls under unit loads: (i + 1)(N - i) / (2 stiffness).
                const exact = ((i + 1) * (N - i)) / (2 * ((k % 7) + 1));
                worst = Math.max(worst, Math.abs(result[(k - from) * N + i] / exact - 1));
            }
        }
    }
    print(`${count} systems in ${shares.length} ranges, worst relative error ${worst.toExponential(1)}`);
    assert(worst < 1e-5);
    const [{ from, to, context, result }] = shares;
    assert.deepEqual(await deflections(context, from, to), result);
    const by = contexts.map((one) => shares.filter((share) => share.context === one).length);
    print(`Ranges by context: ${by.join(' and ')}.`);
    contexts[1].dispose();
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
