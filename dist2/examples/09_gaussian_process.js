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
// Gaussian-process regression by Cholesky factorization: a function from noisy samples, with the uncertainty of every value.
//   node scripts/run.mjs examples/09_gaussian_process.js
// Samples y = f(x) + noise of variance s^2; f is a Gaussian process with covariance k(x, x') = exp(-(x - x')^2 / (2 l^2)). With K of the
// samples:
//   A = K + s^2 I = L L^T,   a = A^-1 y,   mean(t) = k(t)^T a,   variance(t) = 1 - ||L^-1 k(t)||^2
//   log marginal likelihood = -y^T a / 2 - sum of log L(i, i) - (n / 2) log(2 pi)
// after C. E. Rasmussen and C. K. I. Williams, "Gaussian Processes for Machine Learning" (2006), algorithm 2.1. The length scale l that
// explains the samples best is chosen from many, whose matrices are factored as one batch.
import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import { createContext, saxpy, scopy, sgemmFused, sgemmStridedBatched, sgemv, spotrfStridedBatched, spotrsStridedBatched, strsm, } from '../src/index.js';
const [SAMPLES, SCALES, POINTS, NOISE] = [80, 24, 199, 0.1];
const truth = (x) => Math.sin(4 * x) + 0.5 * Math.cos(11 * x);
const scaleOf = (b) => 0.05 * 1.15 ** b;
// Covariances are exp of a product: (x/l, -x^2/(2 l^2), 1) times (x'/l, 1, -x'^2/(2 l^2)).
const left = (x, l) => [x / l, -(x ** 2) / (2 * l ** 2), 1];
const right = (x, l) => [x / l, 1, -(x ** 2) / (2 * l ** 2)];
const EXP = { wgsl: 'exp(z)', js: Math.exp };
const LOG = { wgsl: 'log(z)', js: Math.log };
const SQUARE = { wgsl: 'z * z', js: (z) => z * z };
export async function main(ctx, print = console.log) {
    const { queue } = ctx;
    const [n, batchCount] = [SAMPLES, SCALES];
    let state = 1;
    const uniform = () => (state = (state * 48271) % 2147483647) / 2147483647;
    const normal = () => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
    const xs = Array.from({ length: n }, () => 2 * uniform() - 1);
    const ys = xs.map((x) => Math.fround(truth(x) + NOISE * normal()));
    const ts = Array.from({ length: POINTS }, (_, j) => (2 * j) / (POINTS - 1) - 1);
    const upload = (values) => ctx.upload('s', Float32Array.from(values));
    const scales = Array.from({ length: batchCount }, (_, b) => scaleOf(b));
    const lefts = upload(scales.flatMap((l) => xs.flatMap((x) => left(x, l))));
    const rights = upload(scales.flatMap((l) => xs.flatMap((x) => right(x, l))));
    const ones = upload(Array(n * batchCount).fill(1));
    /** A function of every element: the epilogue of a product of depth 0. */
    const map = (C, m, columns, expression) => {
        const nothing = { k: 0, A: ones, lda: m, B: ones, ldb: 1, beta: 1, activation: 'expression' };
        return sgemmFused(queue, { ...nothing, m, n: columns, C, ldc: m, expression });
    };
    // The matrices A of all length scales. An empty column behind each brings the elements of all diagonals to equal distances, n + 1.
    const A = ctx.alloc('s', n * (n + 1) * batchCount);
    const batch = { lda: n, strideA: n * (n + 1), batchCount };
    const exponents = { A: lefts, lda: 3, strideA: 3 * n, B: rights, ldb: 3, strideB: 3 * n, C: A, ldc: n };
    await sgemmStridedBatched(queue, { transA: 't', m: n, n, k: 3, ...exponents, strideC: batch.strideA, batchCount });
    await map(A, n, (n + 1) * batchCount, EXP);
    await saxpy(queue, { n: n * batchCount, alpha: NOISE ** 2, x: ones, y: A, incy: n + 1 });
    const info = ctx.alloc('i', batchCount);
    const alphas = upload(scales.flatMap(() => ys)); // y before, A^-1 y after
    await spotrfStridedBatched(queue, { uplo: 'l', n, A, info, ...batch, onFailure: 'throw' });
    await spotrsStridedBatched(queue, { uplo: 'l', n, nrhs: 1, A, B: alphas, ldb: n, strideB: n, ...batch });
    const logs = ctx.alloc('s', n * batchCount);
    await scopy(queue, { n: n * batchCount, x: A, incx: n + 1, y: logs });
    await map(logs, n, batchCount, LOG);
    // Both terms of all likelihoods: y^T a and sum of log L(i, i) are products of a matrix of columns with a vector.
    const evidence = upload(Array(batchCount).fill(-0.5 * n * Math.log(2 * Math.PI)));
    const sums = { trans: 't', m: n, n: batchCount, lda: n, beta: 1, y: evidence };
    await sgemv(queue, { ...sums, alpha: -0.5, A: alphas, x: upload(ys) });
    await sgemv(queue, { ...sums, alpha: -1, A: logs, x: ones });
    const likelihoods = await ctx.download(evidence);
    const best = likelihoods.indexOf(Math.max(...likelihoods));
    // The samples' covariances with all points, n x POINTS, then mean and variance at the points.
    const rightsOfPoints = upload(ts.flatMap((t) => right(t, scales[best])));
    const KT = ctx.alloc('s', n * POINTS);
    const product = { A: lefts.at(3 * n * best), lda: 3, B: rightsOfPoints, ldb: 3, C: KT, ldc: n };
    await sgemmFused(queue, {
        transA: 't',
        m: n,
        n: POINTS,
        k: 3,
        ...product,
        activation: 'expression',
        expression: EXP,
    });
    const [mean, variance] = [ctx.alloc('s', POINTS), upload(Array(POINTS).fill(1))];
    const columns = { trans: 't', m: n, n: POINTS, A: KT, lda: n };
    await sgemv(queue, { ...columns, x: alphas.at(n * best), y: mean });
    const L = { A: A.at(batch.strideA * best), lda: n };
    await strsm(queue, { side: 'l', uplo: 'l', m: n, n: POINTS, ...L, B: KT, ldb: n });
    await map(KT, n, POINTS, SQUARE);
    await sgemv(queue, { ...columns, alpha: -1, x: ones, beta: 1, y: variance });
    const [means, variances] = [await ctx.download(mean), await ctx.download(variance)];
    const expected = inDoubles(xs, ys, ts, scales[best]);
    const far = (x, y) => Math.max(...y.map((value, j) => Math.abs(x[j] - value)));
    const errors = [far(means, expected.means), far(variances, expected.variances)];
    const inside = ts.filter((t, j) => Math.abs(means[j] - truth(t)) < 2 * Math.sqrt(variances[j])).length / POINTS;
    print(`${n} samples, ${batchCount} length scales at once, on the ${ctx.backend}`);
    print(`most likely: l = ${scales[best].toFixed(3)}, log marginal likelihood ${likelihoods[best].toFixed(3)}`);
    for (let j = 0; j < POINTS; j += 33)
        print(`f(${ts[j].toFixed(2).padStart(5)}) = ${means[j].toFixed(3).padStart(6)} +- ${(2 * Math.sqrt(variances[j])).toFixed(3)}`);
    print(`errors against double precision: mean ${errors[0].toExponential(1)}, variance ${errors[1].toExponential(1)}`);
    print(`the function is within two deviations at ${(100 * inside).toFixed(0)} % of ${POINTS} points`);
    assert(Math.abs(likelihoods[best] - expected.likelihood) < 1e-3 * Math.abs(expected.likelihood));
    assert(errors[0] < 1e-3 && errors[1] < 1e-3);
    assert(inside > 0.9);
}
/** The same of one length scale, in loops. */
function inDoubles(xs, ys, ts, l) {
    const k = (x, y) => Math.exp(-((x - y) ** 2) / (2 * l ** 2));
    const L = [];
    /** L^-1 b, as far as L goes. */
    const solve = (b) => {
        const z = [];
        for (const [i, row] of L.entries())
            z.push((b[i] - z.reduce((sum, value, j) => sum + row[j] * value, 0)) / row[i]);
        return z;
    };
    const dot = (a, b) => a.reduce((sum, value, j) => sum + value * b[j], 0);
    for (const x of xs) {
        const row = solve(xs.map((other) => k(x, other))); // by bordering
        L.push([...row, Math.sqrt(1 + NOISE ** 2 - dot(row, row))]);
    }
    const y = solve(ys);
    const columns = ts.map((t) => solve(xs.map((x) => k(x, t))));
    const logs = L.reduce((sum, row, i) => sum + Math.log(row[i]), 0);
    return {
        likelihood: -0.5 * dot(y, y) - logs - 0.5 * xs.length * Math.log(2 * Math.PI),
        means: columns.map((v) => dot(v, y)),
        variances: columns.map((v) => 1 - dot(v, v)),
    };
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
