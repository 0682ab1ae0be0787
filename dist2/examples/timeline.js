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
// Saves a timeline of a hybrid LU factorization, for ui.perfetto.dev: the CPU's panels beside the GPU's updates.
//   node scripts/run.mjs examples/timeline.js 4096 lu.json
import { writeFileSync } from 'node:fs';
import { calibrate, chromeTrace, createContext, getrfWorkspace, mustSucceed, sgetrf } from '../src/index.js';
const n = Number(process.argv[2] ?? 512);
const file = process.argv[3] ?? 'timeline.json';
var ctx, A, ipiv, info;
const env_1 = { stack: [], error: void 0, hasError: false };
try {
    ctx = __addDisposableResource(env_1, await createContext({ backend: 'gpu' }), false);
    console.log(`${ctx.why}; n = ${n}, workspace ${getrfWorkspace({ m: n, n, mode: 'hybrid' })} bytes`);
    await calibrate(ctx); // then hybrid's blocks are chosen by what things cost here
    A = __addDisposableResource(env_1, ctx.upload('s', Float32Array.from({ length: n * n }, () => Math.random() - 0.5)), false);
    ipiv = __addDisposableResource(env_1, ctx.alloc('i', n), false);
    info = __addDisposableResource(env_1, ctx.alloc('i', 1), false);
    ctx.queue.timeline = [];
    await sgetrf(ctx.queue, { m: n, n, A, lda: n, ipiv, info, mode: 'hybrid' });
    await ctx.queue.sync();
    mustSucceed('sgetrf', (await ctx.download(info))[0]);
    writeFileSync(file, chromeTrace(ctx.queue.timeline));
    console.log(`${ctx.queue.timeline.length} bars in ${file}: open it at ui.perfetto.dev`);
}
catch (e_1) {
    env_1.error = e_1;
    env_1.hasError = true;
}
finally {
    __disposeResources(env_1);
}
