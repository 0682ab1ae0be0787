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
// NIST's Longley problem: employment in the United States explained by six figures of its economy, by least squares in mixed precision.
//   node scripts/run.mjs examples/11_longley.js
//   min ||y - X b||_2,   X = (1, x1, ..., x6), 16 x 7
// The columns of X are close to dependent: in 1967 J. W. Longley showed with them how few digits of the programs of his time were right.
// Single precision alone gives about two.
// lstsq with precision 'mixed' factors X in single precision, on a GPU if the context has one, and corrects the solution by residuals in
// double (dsgels). NIST certifies coefficients, their standard deviations s sqrt((X^T X)^-1 (j, j)) and s^2 = ||y - X b||^2 / (16 - 7) to
// 15 digits in the file that is read here: https://www.itl.nist.gov/div898/strd/lls/data/Longley.shtml
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createContext } from '../src/index.js';
import { inv, lstsq, ndarray, qr } from '../src/linalg/index.js';
const [M, N] = [16, 7];
/** Right decimal digits, as NIST counts them: the logarithm of the relative error. */
const digits = (found, certified) => Math.min(15, -Math.log10(Math.abs(found - certified) / Math.abs(certified)));
export async function main(context, print = console.log) {
    const lines = readData('Longley.dat').split(/\r?\n/);
    const numbers = (line) => line.trim().split(/\s+/).map(Number);
    const certified = lines.filter((line) => /^ +B\d /.test(line)).map((line) => numbers(line.replace(/B\d/, '')));
    const deviation = Number(lines.find((line) => line.includes('Standard Deviation   3')).match(/[\d.]+$/)[0]);
    const data = lines.slice(60, 76).map(numbers); // y, x1, ..., x6
    const y = ndarray(Float64Array.from(data, ([value]) => value), [M]);
    const X = ndarray(Float64Array.from(data.flatMap(([, ...x]) => [1, ...x])), [M, N]); // rows first
    const report = {};
    const { x, residuals } = await lstsq(X, y, { precision: 'mixed', report, context });
    const s = Math.sqrt(residuals[0] / (M - N));
    // X = Q R, hence (X^T X)^-1 = R^-1 R^-T: its diagonal has the squared norms of the rows of R^-1.
    const inverse = await inv(await qr(X, { mode: 'r', context }), { context });
    const deviations = Array.from({ length: N }, (_, j) => {
        return s * Math.hypot(...Array.from({ length: N }, (_, k) => inverse.get(j, k)));
    });
    print(`y = X b, by ${report.precision} precision on the ${context.backend}, ${report.iterations} corrections`);
    print('      coefficient   right digits        deviation   right digits');
    let [least, leastOfDeviations] = [15, 15];
    for (const [j, [b, sd]] of certified.entries()) {
        const [right, rightOfDeviation] = [digits(x.get(j), b), digits(deviations[j], sd)];
        least = Math.min(least, right);
        leastOfDeviations = Math.min(leastOfDeviations, rightOfDeviation);
        const [value, spread] = [x.get(j), deviations[j]].map((number) => number.toPrecision(9).padStart(16));
        print(`b${j} ${value} ${right.toFixed(1).padStart(10)} ${spread} ${rightOfDeviation.toFixed(1).padStart(10)}`);
    }
    print(`residual standard deviation ${s.toFixed(9)}, certified ${deviation}`);
    assert.equal(certified.length, N);
    assert(report.precision === 'mixed', 'corrections have converged');
    assert(least > 9 && leastOfDeviations > 9 && digits(s, deviation) > 9);
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
