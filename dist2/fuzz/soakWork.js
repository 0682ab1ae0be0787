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
// What a soak does over and over: random calls of all routines with sizes of their own, plans, verbs, wrong calls, and contexts that come
// and go. Each piece of work says what its results were, so that it is seen to have the same bits every time.
import fc from 'fast-check';
import { isDouble } from '../src/core/field.js';
import { routineName } from '../src/core/spec.js';
import { ArgumentError, BasaltError, createContext, sgemm } from '../src/index.js';
import * as linalg from '../src/linalg/index.js';
import { routines } from '../src/registry.gen.js';
import { build, bytesOf } from './build.js';
import { contentsOf } from './data.js';
import { knobsOf } from './knobs.js';
import { make } from './make.js';
import { mixed } from './rng.js';
/** A number that stands for bytes (FNV-1a). */
function hashOf(arrays) {
    let hash = 0x811c9dc5;
    for (const { buffer, byteOffset, byteLength } of arrays) {
        for (const byte of new Uint8Array(buffer, byteOffset, byteLength))
            hash = Math.imul(hash ^ byte, 0x01000193);
    }
    return hash >>> 0;
}
/** Bytes of the buffers of one call at most. */
const MOST_BYTES = 1 << 20;
/** A random call of a routine; undefined if there is none so small. */
function callWork(context, seed, most) {
    const spec = routines[mixed(seed) % routines.length];
    const precs = [...spec.precs].filter((prec) => context.gpu === undefined || !isDouble(prec));
    if (precs.length === 0)
        return undefined;
    const prec = precs[mixed(seed, 1) % precs.length];
    const [knobs] = fc.sample(knobsOf(spec, prec, most, 4), { seed, numRuns: 1 });
    const call = build(spec, prec, { ...knobs, kind: 'plain' });
    if (call === undefined || !(Number(bytesOf(call)) <= MOST_BYTES))
        return undefined;
    const contents = contentsOf(call);
    const run = async (on) => {
        const { buffers, value, error } = await make(on, call, contents);
        if (error !== undefined && !(error instanceof BasaltError))
            throw error;
        return hashOf([...buffers, Float64Array.from(value)]);
    };
    return { name: routineName(spec, prec), run };
}
const planWork = {
    name: 'a plan',
    async run(context) {
        const n = 24;
        const A = context.upload('s', Float32Array.from({ length: n * n }, (_, k) => Math.sin(k)));
        const C = context.alloc('s', n * n);
        const plan = await context.record(() => sgemm(context, { m: n, n, k: n, A, lda: n, B: A, ldb: n, beta: 1, C, ldc: n }));
        for (let turn = 0; turn < 3; turn++)
            await plan.run();
        const found = await context.download(C);
        plan.dispose();
        for (const one of [A, C])
            one.dispose();
        return hashOf([found]);
    },
};
const verbWork = {
    name: 'verbs',
    async run(context) {
        const n = 30;
        const a = linalg.rand([n, n], { seed: 7 });
        const x = await linalg.solve(a, linalg.ones([n, 2]), { context });
        const product = await linalg.matmul(a, x, { context });
        return hashOf([x.data, product.data]);
    },
};
const wrongWork = {
    name: 'wrong calls',
    async run(context) {
        const A = context.alloc('s', 4);
        const call = { m: 2, n: 2, k: 2, A, lda: 1, B: A, ldb: 2, C: A, ldc: 2 };
        const error = await sgemm(context, call).catch((thrown) => thrown);
        A.dispose();
        return error instanceof ArgumentError ? error.position : -1;
    },
};
/** Memory that is taken by the hundred and given back in another order, at sizes of its own each time. */
const memoryWork = {
    name: 'memory',
    async run(context) {
        const buffers = Array.from({ length: 40 }, (_, k) => context.alloc('s', 1 + ((k * 7919) % 9000)));
        for (const [k, one] of buffers.entries())
            context.write(one, Float32Array.of(k));
        const last = await context.download(buffers[39], 1);
        for (let k = 0; k < 40; k++)
            buffers[(k * 7) % 40].dispose();
        return last[0];
    },
};
const contextWork = {
    name: 'a context',
    async run({ backend }) {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const own = __addDisposableResource(env_1, await createContext({ backend }), false);
            // Awaited: the context ends with the block.
            return await memoryWork.run(own);
        }
        catch (e_1) {
            env_1.error = e_1;
            env_1.hasError = true;
        }
        finally {
            __disposeResources(env_1);
        }
    },
};
/** As many calls, none of which takes longer than the others together, and the rest. */
export function workOf(context, seed, calls, most) {
    const all = [planWork, verbWork, wrongWork, memoryWork, contextWork];
    for (let k = 0; all.length < calls + 5 && k < 20 * calls; k++) {
        const work = callWork(context, mixed(seed, k), most);
        if (work !== undefined)
            all.push(work);
    }
    return all;
}
