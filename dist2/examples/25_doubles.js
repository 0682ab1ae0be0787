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
// What singles cannot: a Hilbert matrix solved, and numbers of sixteen digits by powers of a matrix, in doubles. On a GPU they live in its
// memory and are computed by its integers, with the bits of doubles; on the CPU by the engine.
import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import { createContext, dgemm, dgesv, sgesv } from '../src/index.js';
/** The sum of all elements of the inverse of a Hilbert matrix of order n is n^2 (M.-D. Choi, Amer. Math. Monthly 90, 1983). */
const N = 8;
/** The condition of the one of order 8 (Higham, Accuracy and Stability of Numerical Algorithms, table 28.1). */
const CONDITION = 1.53e10;
const digits = (found, exact) => Math.max(0, -Math.log10(Math.max(Math.abs(found / exact - 1), 1e-16)));
/** H x = ones in double and in single: the sum of x. */
async function hilbert(ctx) {
    const h = Float64Array.from({ length: N * N }, (_, e) => 1 / ((e % N) + Math.floor(e / N) + 1));
    const shape = { n: N, nrhs: 1, lda: N, ldb: N };
    const [ipiv, info] = [ctx.alloc('i', N), ctx.alloc('i', 1)];
    const b = ctx.upload('d', new Float64Array(N).fill(1));
    await dgesv(ctx.queue, { ...shape, A: ctx.upload('d', h), ipiv, B: b, info });
    const s = ctx.upload('s', new Float32Array(N).fill(1));
    await sgesv(ctx.queue, { ...shape, A: ctx.upload('s', Float32Array.from(h)), ipiv, B: s, info });
    const sumOf = (x) => [...x].reduce((sum, xi) => sum + xi, 0);
    return { double: sumOf(await ctx.download(b)), single: sumOf(await ctx.download(s)) };
}
/** [1 1; 1 0]^k, which holds Fibonacci's number k: by squares. */
async function fibonacci(ctx, k) {
    const product = async (A, B) => {
        const env_2 = { stack: [], error: void 0, hasError: false };
        try {
            const a = __addDisposableResource(env_2, ctx.upload('d', A), false);
            const b = __addDisposableResource(env_2, ctx.upload('d', B), false);
            const C = __addDisposableResource(env_2, ctx.alloc('d', 4), false);
            await dgemm(ctx.queue, { m: 2, n: 2, k: 2, A: a, lda: 2, B: b, ldb: 2, C, ldc: 2 });
            return await ctx.download(C);
        }
        catch (e_2) {
            env_2.error = e_2;
            env_2.hasError = true;
        }
        finally {
            __disposeResources(env_2);
        }
    };
    let square = Float64Array.of(1, 1, 1, 0);
    let power = Float64Array.of(1, 0, 0, 1);
    for (let left = k; left > 0; left >>= 1) {
        if (left % 2 === 1)
            power = await product(power, square);
        if (left > 1)
            square = await product(square, square);
    }
    return power[1];
}
/** The 78th, below 2^53: OEIS A000045. */
const F78 = 8944394323791464;
export async function main(given, print = console.log) {
    // The context that examples are handed keeps doubles on the CPU: on the same device one that keeps them on the GPU.
    const ctx = given.gpu === undefined ? given : await createContext({ device: given.gpu.device, doubles: 'gpu' });
    const { double, single } = await hilbert(ctx);
    const found = { double: digits(double, N * N), single: digits(single, N * N) };
    print(`Hilbert ${N} x ${N}, condition ${CONDITION}: the inverse sums up to ${double}, in single to ${single}; exactly ${N * N}`);
    print(`  digits: double ${found.double.toFixed(1)}, single ${found.single.toFixed(1)}`);
    // What is left of 16 digits and of 7 once those of the condition are gone.
    assert(found.double > 4 && found.single < 2);
    const f = await fibonacci(ctx, 78);
    print(`Fibonacci's 78th number, by ${Math.ceil(Math.log2(78)) + 3} products: ${f}; a single has ${Math.fround(f)}`);
    assert.equal(f, F78);
    assert.notEqual(Math.fround(f), F78);
    const where = ctx.queue.trace.find(({ routine }) => routine === 'dgemm');
    print(`  dgemm on the ${where?.backend}: ${where?.kernel ?? 'engine'}`);
    if (ctx !== given)
        ctx.dispose();
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
