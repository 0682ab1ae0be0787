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
// Least squares on rows that no rank holds alone: the gravity field of a planet, from measurements that every rank has its own share of.
//   npm run build && mpirun -n 2 node dist/examples/mpi/leastSquares.js
import assert from 'node:assert/strict';
import { createContext } from '../../src/index.js';
import { ndarray } from '../../src/linalg/index.js';
import { openMpi, tsqrSolve } from '../../src/mpi.js';
const { world } = await openMpi();
var context, MEASUREMENTS, HARMONICS, N, from, to, rows, measured, x, residuals, rank, all, error;
const env_1 = { stack: [], error: void 0, hasError: false };
try {
    // Every rank computes on a context of its own. Of a machine with several GPUs it would take the one of its number: world.localRank.
    context = __addDisposableResource(env_1, await createContext({ backend: 'cpu', threads: 1 }), false);
    MEASUREMENTS = 20_000;
    /** Zonal harmonics: the planet's mass, its oblateness and what is left. */
    HARMONICS = Float64Array.of(1, 0, -1.0826e-3, 2.53e-6, 1.62e-6, 2.3e-7);
    N = HARMONICS.length;
    // A rank makes its own rows, as it would read its own file: Legendre polynomials of the sine of the latitude.
    ({ from, to } = world.share(MEASUREMENTS));
    rows = new Float64Array((to - from) * N);
    measured = new Float64Array(to - from);
    for (let i = 0; i < to - from; i++) {
        const t = Math.sin(1.3 * (from + i)); // the sine of a latitude
        const row = rows.subarray(i * N, (i + 1) * N);
        row.set([1, t]);
        for (let k = 2; k < N; k++)
            row[k] = ((2 * k - 1) * t * row[k - 1] - (k - 1) * row[k - 2]) / k;
        // An error that is the same for each measurement, whichever rank has it.
        measured[i] = HARMONICS.reduce((sum, c, k) => sum + c * row[k], 0) + 1e-9 * Math.sin(7 * (from + i) ** 2);
    }
    ({ x, residuals, rank, rows: all } = await tsqrSolve(ndarray(rows, [to - from, N]), measured, { context }));
    assert.equal(rank, N);
    for (let k = 0; k < N; k++)
        assert.ok(Math.abs(x.get(k) - HARMONICS[k]) < 1e-10);
    // Of such an error the mean square is half the square of its amplitude.
    error = Math.sqrt((2 * residuals[0]) / all);
    assert.ok(error > 0.9e-9 && error < 1.1e-9);
    if (world.rank === 0)
        console.log(`J2 = ${(-x.get(2)).toExponential(6)} of ${all} rows on ${world.size} ranks`); // J2 = 1.082600e-3 of 20000 rows on 2 ranks
}
catch (e_1) {
    env_1.error = e_1;
    env_1.hasError = true;
}
finally {
    __disposeResources(env_1);
}
