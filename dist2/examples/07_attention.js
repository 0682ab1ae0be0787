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
// Multi-head attention by batched products, a head being a matrix of the batch.
//   node scripts/run.mjs examples/07_attention.js
//   Y = W_O (O_1; ...; O_H),   O_h = V_h P_h,   P_h = softmax(K_h^T Q_h / sqrt(d)) by columns,   (Q; K; V) = W X
// after A. Vaswani et al., "Attention Is All You Need" (2017). Tokens are columns: X is width x length. Q_h is d x queries, K_h d x keys,
// V_h is (its rows) x keys, P_h keys x queries. What lies between two products is done on the device too:
//   exp is the epilogue of a product of depth 0, the sums of the columns are a product with a row of ones whose epilogue is 1 / z, and a
//   diagonal matrix scales the columns. In single precision exp holds up to 88: for larger scores subtract the largest of each column
//   before, which softmax does not notice; those of layers with normalized inputs are far below.
import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import { createContext, sdgmm, sgemm, sgemmFused, sgemmStridedBatched, } from '../src/index.js';
const EXP = { wgsl: 'exp(z)', js: Math.exp };
const RECIPROCAL = { wgsl: '1.0 / z', js: (z) => 1 / z };
/** O := V softmax(K^T Q / sqrt(depth)) for every head. Resolves to all the softmax(...), keys x queries each, one behind the other. */
async function attend(ctx, sizes, Q, K, V, O) {
    const { heads, depth, queries, keys, values } = sizes;
    const columns = queries * heads;
    const scores = ctx.alloc('s', keys * columns);
    const weights = ctx.alloc('s', keys * columns);
    const scale = ctx.alloc('s', columns);
    const ones = ctx.upload('s', new Float32Array(keys).fill(1));
    const packed = { ld: keys, stride: keys * queries };
    const alpha = 1 / Math.sqrt(depth);
    await sgemmStridedBatched(ctx.queue, {
        ...{ transA: 't', m: keys, n: queries, k: depth, alpha, batchCount: heads },
        ...{ A: K.at, lda: K.ld, strideA: K.stride, B: Q.at, ldb: Q.ld, strideB: Q.stride },
        ...{ C: scores, ldc: packed.ld, strideC: packed.stride },
    });
    // The matrices lie side by side: for what concerns columns they are one.
    const all = { n: columns, lda: keys, ldb: keys, activation: 'expression' };
    const exp = { m: keys, k: 0, A: ones, B: ones, beta: 1, C: scores, ldc: keys, expression: EXP };
    await sgemmFused(ctx.queue, { ...all, ...exp, ldb: 1 });
    const sums = { m: 1, k: keys, A: ones, lda: 1, B: scores, C: scale, ldc: 1, expression: RECIPROCAL };
    await sgemmFused(ctx.queue, { ...all, ...sums });
    const scaled = { A: scores, lda: keys, x: scale, C: weights, ldc: keys };
    await sdgmm(ctx.queue, { side: 'r', m: keys, n: columns, ...scaled });
    await sgemmStridedBatched(ctx.queue, {
        ...{ m: values, n: queries, k: keys, batchCount: heads },
        ...{ A: V.at, lda: V.ld, strideA: V.stride, B: weights, ldb: packed.ld, strideB: packed.stride },
        ...{ C: O.at, ldc: O.ld, strideC: O.stride },
    });
    return weights;
}
/**
 * TensorFlow's tutorial "Transformer model for language understanding": four keys, three queries, and what scaled_dot_product_attention
 * prints.
 */
async function published(ctx, print) {
    const matrix = (ld, ...values) => {
        return { at: ctx.upload('s', Float32Array.from(values)), ld, stride: values.length };
    };
    const K = matrix(3, 10, 0, 0, 0, 10, 0, 0, 0, 10, 0, 0, 10);
    const V = matrix(2, 1, 0, 10, 0, 100, 5, 1000, 6);
    const Q = matrix(3, 0, 0, 10, 0, 10, 0, 10, 10, 0);
    const O = matrix(2, 0, 0, 0, 0, 0, 0);
    const weights = await attend(ctx, { heads: 1, depth: 3, queries: 3, keys: 4, values: 2 }, Q, K, V, O);
    const [p, o] = [await ctx.download(weights), await ctx.download(O.at)];
    print(`TensorFlow's example: weights ${p.map((x) => Math.round(x * 1e6) / 1e6).join(' ')}`);
    print(`                      output  ${o.map((x) => Math.round(x * 1e3) / 1e3).join(' ')}`);
    for (const [e, x] of [0, 0, 0.5, 0.5, 0, 1, 0, 0, 0.5, 0.5, 0, 0].entries())
        assert(Math.abs(p[e] - x) < 1e-6);
    for (const [e, x] of [550, 5.5, 10, 0, 5.5, 0].entries())
        assert(Math.abs(o[e] - x) < 1e-3);
}
/** A layer of eight heads, compared with the formula in loops and double precision. */
async function layer(ctx, print) {
    const [heads, depth, length] = [8, 16, 96];
    const width = heads * depth;
    let state = 1;
    const random = (size, scale) => Float32Array.from({ length: size }, () => {
        state = (state * 48271) % 2147483647;
        return scale * (state / 1073741823.5 - 1);
    });
    const [w, wo, x] = [random(3 * width ** 2, 3 / Math.sqrt(width)), random(width ** 2, 0.2), random(width * length, 1)];
    const [W, WO, X] = [w, wo, x].map((values) => ctx.upload('s', values));
    const [QKV, O, Y] = [3, 1, 1].map((k) => ctx.alloc('s', k * width * length));
    // One product makes Q, K and V of all heads: their rows lie below each other.
    const ld = 3 * width;
    await sgemm(ctx.queue, { m: ld, n: length, k: width, A: W, lda: ld, B: X, ldb: width, C: QKV, ldc: ld });
    const [Q, K, V] = [0, 1, 2].map((k) => ({ at: QKV.at(k * width), ld, stride: depth }));
    const sizes = { heads, depth, queries: length, keys: length, values: depth };
    await attend(ctx, sizes, Q, K, V, { at: O, ld: width, stride: depth });
    await sgemm(ctx.queue, { m: width, n: length, k: width, A: WO, lda: width, B: O, ldb: width, C: Y, ldc: width });
    const y = await ctx.download(Y);
    const project = (row, token) => {
        let sum = 0;
        for (let l = 0; l < width; l++)
            sum += w[row + l * ld] * x[l + token * width];
        return sum;
    };
    const qkv = Float64Array.from({ length: ld * length }, (_, e) => project(e % ld, Math.floor(e / ld)));
    const expected = new Float64Array(width * length);
    for (let h = 0; h < heads; h++) {
        for (let j = 0; j < length; j++) {
            const at = (part, token) => part * width + h * depth + token * ld;
            const p = Float64Array.from({ length }, (_, i) => {
                let score = 0;
                for (let l = 0; l < depth; l++)
                    score += qkv[at(1, i) + l] * qkv[at(0, j) + l];
                return Math.exp(score / Math.sqrt(depth));
            });
            const sum = p.reduce((a, b) => a + b);
            for (let l = 0; l < depth; l++) {
                const o = p.reduce((total, weight, i) => total + (weight / sum) * qkv[at(2, i) + l], 0);
                for (let r = 0; r < width; r++)
                    expected[r + j * width] += wo[r + (h * depth + l) * width] * o;
            }
        }
    }
    const largest = expected.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
    const error = expected.reduce((most, value, e) => Math.max(most, Math.abs(value - y[e])), 0) / largest;
    print(`${heads} heads of ${depth}, ${length} tokens, on the ${ctx.backend}: relative error ${error.toExponential(1)}`);
    assert(error < 1e-5);
}
export async function main(ctx, print = console.log) {
    await published(ctx, print);
    await layer(ctx, print);
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
