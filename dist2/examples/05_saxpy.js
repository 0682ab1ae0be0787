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
// SAXPY, y := a x + y, the first program of most introductions to GPUs.
//   node scripts/run.mjs examples/05_saxpy.js        on a GPU if there is one, else on the CPU; behind it: cpu or gpu insists
// With x = 1, y = 2 and a = 2 every element of y becomes 4, exactly: "Max error: 0.000000", as M. Harris's "An Easy Introduction to CUDA C
// and C++" (NVIDIA, 2012) prints for a million of them.
import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import { createContext, saxpy } from '../src/index.js';
export async function main(ctx, print = console.log) {
    const n = 1 << 20;
    const x = ctx.upload('s', new Float32Array(n).fill(1));
    const y = ctx.upload('s', new Float32Array(n).fill(2));
    await saxpy(ctx.queue, { n, alpha: 2, x, y });
    // On a GPU the call above has only been recorded: what waits for the result is its download.
    const error = (await ctx.download(y)).reduce((most, value) => Math.max(most, Math.abs(value - 4)), 0);
    print(`saxpy of ${n} numbers on the ${ctx.backend}: max error ${error.toFixed(6)}`);
    assert.equal(error, 0);
    // Strides make other vectors of the same memory: every second element, the last one first.
    await saxpy(ctx.queue, { n: n / 2, alpha: -3, x, incx: 2, y, incy: -2 });
    const [even, odd] = await ctx.download(y, 2);
    print(`and y(0), y(2), ... less 3: y begins with ${even}, ${odd}`);
    assert.deepEqual([even, odd], [1, 4]);
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
