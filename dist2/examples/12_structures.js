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
// Structural mechanics: displacements u of two structures under static loads f, K u = f, with stiffness matrices K of the collections.
//   node scripts/run.mjs examples/12_structures.js
// bcsstk01 is a small test structure of 48 degrees of freedom, bcsstk02 an oil rig condensed to 66; K is symmetric positive definite.
// dsposv factors K in single precision, on a GPU if the context has one, and corrects u by residuals in double until it is as good as in
// double throughout. One call solves for all loads: an even one, and a unit load on the first and on the last degree of freedom. What has
// to come out:
//   f^T u > 0, twice the energy of deformation;   Maxwell's theorem: a unit load at i moves j as far as one at j moves i
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createContext, dlansy, dpocon, dpotrf, dsposv, mustSucceed, } from '../src/index.js';
import { parseMatrixMarket } from '../src/linalg/index.js';
/** 2-norm condition numbers that the SuiteSparse Matrix Collection publishes (https://sparse.tamu.edu/HB/bcsstk01, .../bcsstk02). */
const STRUCTURES = [
    { name: 'bcsstk01', condition: 8.823e5 },
    { name: 'bcsstk02', condition: 4.325e3 },
];
export async function main(ctx, print = console.log) {
    for (const { name, condition } of STRUCTURES) {
        const matrix = parseMatrixMarket(readData(`${name}.mtx`));
        const [n, nrhs] = [matrix.rows, 3];
        const k = matrix.toDense();
        const f = new Float64Array(n * nrhs).fill(1, 0, n);
        f[n] = 1;
        f[3 * n - 1] = 1;
        const [K, F] = [ctx.upload('d', k), ctx.upload('d', f)];
        const [U, rcond] = [ctx.alloc('d', n * nrhs), ctx.alloc('d', 1)];
        const [iter, info] = [ctx.alloc('i', 1), ctx.alloc('i', 1)];
        const lower = { uplo: 'l', n, A: K, lda: n };
        await dsposv(ctx.queue, { ...lower, nrhs, B: F, ldb: n, X: U, ldx: n, iter, info });
        mustSucceed('dsposv', (await ctx.download(info))[0]);
        // K is as it was: its condition number in the 1-norm is estimated from a factorization in double.
        const anorm = await dlansy(ctx.queue, { norm: '1', ...lower });
        await dpotrf(ctx.queue, { ...lower, info });
        await dpocon(ctx.queue, { ...lower, anorm: anorm, rcond });
        const [u, [corrections], [reciprocal]] = await Promise.all([
            ctx.download(U),
            ctx.download(iter),
            ctx.download(rcond),
        ]);
        // ||f - K u|| / (n ||K|| ||u||) of the worst load, in infinity norms
        let residual = 0;
        for (let load = 0; load < nrhs; load++) {
            const [at, r] = [load * n, f.slice(load * n, (load + 1) * n)];
            for (let j = 0; j < n; j++)
                for (let i = 0; i < n; i++)
                    r[i] -= k[i + j * n] * u[at + j];
            residual = Math.max(residual, largest(r) / (n * anorm * largest(u.subarray(at, at + n))));
        }
        const even = u.subarray(0, n);
        const [first, last] = [u[2 * n - 1], u[2 * n]]; // the last one moved by the first, the first by the last
        const energy = even.reduce((sum, x) => sum + x) / 2;
        print(`${name}: ${n} degrees of freedom on the ${ctx.backend}, ${corrections} corrections`);
        print(`  residual ${(residual / 2 ** -53).toExponential(0)} units of rounding, condition number about ${(1 / reciprocal).toExponential(1)}`);
        print(`  even load: largest displacement ${largest(even).toExponential(6)}, energy ${energy.toExponential(6)}`);
        print(`  unit loads at both ends: ${first.toExponential(9)} and ${last.toExponential(9)} at the other`);
        assert(corrections >= 0, 'refinement has converged');
        assert(residual < 2 ** -53);
        assert(energy > 0);
        assert(Math.abs(first - last) < 1e-9 * Math.abs(last));
        // ||K||_2 <= ||K||_1 <= sqrt(n) ||K||_2, and so for the inverse; the estimate may be less than the truth by a factor of three.
        assert(1 / reciprocal > condition / 3 && 1 / reciprocal < n * condition);
    }
}
const largest = (x) => x.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
/** The program runs both from its source and compiled to dist/. */
function readData(file) {
    const places = ['./data/', '../../examples/data/'].map((folder) => new URL(folder + file, import.meta.url));
    return readFileSync(places.find((place) => existsSync(place)) ?? places[0], 'utf8');
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
