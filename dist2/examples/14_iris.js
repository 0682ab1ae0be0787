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
// Principal components of Fisher's irises: four lengths of 150 flowers, seen from where they differ most.
//   node scripts/run.mjs examples/14_iris.js
//   X = U S V^T, the mean of each column taken off before: the rows of V^T are the directions, S^2 / 149 the variances along them, and
//   U S = X V the flowers in these coordinates
// By the SVD of X itself, not by eigenvalues of X^T X: that would square the condition number. Here it is small, so that both can be
// compared. What has to come out: singular values and shares of the variance that scikit-learn prints for these data, the directions that
// R does; the eigenvalues of the covariance matrix; the first two from gesvdr, which finds no others; and Iris setosa apart from the other
// two species.
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createContext, dgesvdr, mustSucceed } from '../src/index.js';
import { divide, eigvalsh, format, matmul, mean, multiply, ndarray, slice, sub, sum, svd, T, } from '../src/linalg/index.js';
/** As scikit-learn's PCA has them: singular_values_ and explained_variance_ratio_. */
const SINGULAR = [25.09996044, 6.01314738, 3.41368064, 1.88452351];
const SHARES = [0.92461872, 0.05306648, 0.01710261, 0.00521218];
/** The first direction as R's prcomp(iris[, 1:4]) prints it. */
const FIRST = [0.36138659, -0.08452251, 0.85667061, 0.3582892];
export async function main(context, print = console.log) {
    const [header, ...rows] = readData('iris.csv').trim().split(/\r?\n/);
    const flowers = rows.map((row) => row.split(','));
    const [count, measures] = [flowers.length, header.split(',').length - 1];
    const lengths = flowers.flatMap((flower) => flower.slice(0, measures).map(Number));
    const data = ndarray(Float64Array.from(lengths), [count, measures]);
    const X = sub(data, mean(data, { axis: 0 }));
    const { S, Vh } = await svd(X, { fullMatrices: false, context });
    const variances = divide(multiply(S, S), count - 1);
    const shares = divide(variances, sum(variances));
    const scores = await matmul(X, T(Vh), { context });
    const covariance = divide(await matmul(T(X), X, { context }), count - 1);
    const eigenvalues = await eigvalsh(covariance, { context }); // ascending
    const apart = (a, b) => Math.abs(a - b);
    let difference = 0;
    for (let j = 0; j < measures; j++)
        difference = Math.max(difference, apart(eigenvalues.get(measures - 1 - j), variances.get(j)));
    // The sign of a direction is anybody's: here petals get longer to the right.
    const sign = Math.sign(Vh.get(0, 2));
    const species = [...new Set(flowers.map((flower) => flower[measures]))];
    const along = species.map((name) => flowers.flatMap((flower, i) => (flower[measures] === name ? [sign * scores.get(i, 0)] : [])));
    const [setosa, ...others] = along;
    // The first two alone, by random sampling. In LAPACK's memory the rows of X are columns: this is X^T, its U has the directions.
    const [k, info] = [2, context.alloc('i', 1)];
    const [matrix, first, U] = [context.upload('d', X.data), context.alloc('d', k), context.alloc('d', measures * k)];
    const shape = { jobvt: 'n', m: measures, n: count, k, lda: measures, ldu: measures };
    await dgesvdr(context.queue, { ...shape, A: matrix, S: first, U, info });
    mustSucceed('dgesvdr', (await context.download(info))[0]);
    const [few, directions] = await Promise.all([context.download(first), context.download(U)]);
    print(`${count} flowers, ${measures} lengths; singular values ${format(S, { precision: 8 })}`);
    print(`shares of the variance ${format(shares, { precision: 8 })}`);
    print(`first direction ${format(slice(Vh, '0'), { precision: 6 })}: ${header.split(',').slice(0, measures).join(', ')}`);
    for (const [k, name] of species.entries())
        print(`${name.padEnd(12)}|${histogram(along[k])}|`);
    print(`first two singular values by random sampling ${few.map((x) => Number(x.toFixed(8))).join(' ')}`);
    print(`variances by SVD and eigenvalues of the covariance differ by ${difference.toExponential(0)}`);
    for (let j = 0; j < measures; j++) {
        assert(apart(S.get(j), SINGULAR[j]) < 1e-8);
        assert(apart(shares.get(j), SHARES[j]) < 1e-8);
        assert(apart(sign * Vh.get(0, j), FIRST[j]) < 1e-8);
    }
    for (let j = 0; j < k; j++)
        assert(apart(few[j], S.get(j)) < 1e-12);
    const cosine = directions.subarray(0, measures).reduce((total, x, j) => total + x * Vh.get(0, j), 0);
    assert(apart(Math.abs(cosine), 1) < 1e-13);
    assert(difference < 1e-13);
    assert(Math.max(...setosa) < Math.min(...others.flat()));
}
/** How many flowers lie where along the first direction, -4 to 4. */
function histogram(places) {
    const counts = new Array(64).fill(0);
    for (const x of places)
        counts[Math.floor((x + 4) * 8)]++;
    return counts.map((many) => ' .:ioO@'[Math.min(6, many)]).join('');
}
/** The program runs both from its source and compiled to dist/. */
function readData(file) {
    const places = ['./data/', '../../examples/data/'].map((folder) => new URL(folder + file, import.meta.url));
    return readFileSync(places.find((place) => existsSync(place)) ?? places[0], 'utf8');
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
