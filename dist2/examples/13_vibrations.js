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
// Structural mechanics: how two structures vibrate, K z = omega^2 M z, with stiffness matrices K of the collections.
//   node scripts/run.mjs examples/13_vibrations.js
// The eigenvalues of K are the squares of the angular frequencies, the eigenvectors the shapes in which everything moves at one frequency.
// bcsstk01 is a small test structure of 48 degrees of freedom, bcsstk02 an oil rig condensed to 66. Their masses (bcsstm01, bcsstm02) are
// not among the data here: with masses of 1, M = I, frequencies have no unit. What has to come out:
//   the ratio of the ends of the spectrum, which is published as the condition number of K;   K z = omega^2 z to rounding;   the lowest
//   modes by themselves as among all;
//   a mass more lowers frequencies, each at most to the one before; those of the scaled matrix M^(-1/2) K M^(-1/2) are the same;
//   u = sum of z (z^T f) / omega^2, the deflection under a load f by modes, equal to the solution of K u = f by Cholesky
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createContext } from '../src/index.js';
import { cholesky, choSolve, diag, divide, eigh, eigvalsh, map, matmul, multiply, ndarray, norm, ones, parseMatrixMarket, slice, sub, sum, T, } from '../src/linalg/index.js';
/** 2-norm condition numbers that the SuiteSparse Matrix Collection publishes (https://sparse.tamu.edu/HB/bcsstk01, .../bcsstk02). */
const STRUCTURES = [
    { name: 'bcsstk01', condition: 8.823e5 },
    { name: 'bcsstk02', condition: 4.325e3 },
];
/** The lowest modes: what an engineer asks for first. */
const MODES = 6;
export async function main(context, print = console.log) {
    for (const { name, condition } of STRUCTURES) {
        const matrix = parseMatrixMarket(readData(`${name}.mtx`));
        const n = matrix.rows;
        const K = ndarray(matrix.toDense(), [n, n]); // symmetric: rows are columns
        const lowest = await eigh(K, { subset: { index: [0, MODES - 1] }, context });
        const omega = map(lowest.eigenvalues, Math.sqrt);
        // All modes, by divide and conquer in place of bisection and inverse iteration: what the lowest are compared with.
        const { eigenvalues, eigenvectors: Z } = await eigh(K, { context });
        const stiffness = eigenvalues.get(n - 1); // ||K||_2
        const difference = sub(await matmul(K, Z, { context }), multiply(Z, eigenvalues));
        const residual = (await norm(difference, 2)) / (n * stiffness);
        // An even load: each mode takes z^T f of it and gives way by 1 / omega^2.
        const f = ones(n);
        const shares = await matmul(T(Z), f, { context });
        const amplitudes = divide(shares, eigenvalues);
        const byModes = await matmul(Z, amplitudes, { context });
        const byCholesky = await choSolve(await cholesky(K, { context }), f, { context });
        const error = (await norm(sub(byModes, byCholesky))) / (await norm(byCholesky));
        const few = await matmul(slice(Z, `:, :${MODES}`), slice(amplitudes, `:${MODES}`), { context });
        const rest = (await norm(sub(byCholesky, few))) / (await norm(byCholesky));
        print(`${name}: ${n} modes, ratio of the extreme squares ${(stiffness / eigenvalues.get(0)).toExponential(3)}`);
        print('  mode  frequency  share of the load  where it moves most');
        for (let j = 0; j < MODES; j++) {
            const place = placeOf(slice(lowest.eigenvectors, `:, ${j}`)) + 1;
            const share = (100 * shares.get(j) ** 2) / n; // of f^T f
            print(`  ${j + 1}  ${omega.get(j).toFixed(4).padStart(12)} ${`${share.toFixed(2)} %`.padStart(18)}  ${place}`);
        }
        // A load of nine masses where the lowest mode moves most: K z = omega^2 M z, M the unit matrix but for one element.
        const masses = new Float64Array(n).fill(1);
        masses[placeOf(slice(lowest.eigenvectors, ':, 0'))] = 10;
        const loaded = await eigvalsh(K, { b: diag(masses), context });
        const scales = masses.map((mass) => 1 / Math.sqrt(mass));
        const scaled = await eigvalsh(multiply(K, multiply(slice(scales, ':, None'), scales)), { context });
        print(`  ${MODES} modes make the deflection to ${(100 * rest).toFixed(1)} %, all to ${error.toExponential(0)}`);
        assert(Math.abs(stiffness / eigenvalues.get(0) / condition - 1) < 5e-4); // four digits are published
        assert(residual < 2 ** -52);
        print(`  with nine masses more there the lowest frequency is ${Math.sqrt(loaded.get(0)).toFixed(4)}`);
        for (let j = 0; j < n; j++) {
            assert(Math.abs(loaded.get(j) - scaled.get(j)) < 1e-13 * stiffness);
            assert(loaded.get(j) < eigenvalues.get(j) + 1e-13 * stiffness);
            assert(j === 0 || loaded.get(j) > eigenvalues.get(j - 1) - 1e-13 * stiffness);
        }
        for (let j = 0; j < MODES; j++) {
            const z = slice(Z, `:, ${j}`);
            const cosine = Math.abs(sum(multiply(z, slice(lowest.eigenvectors, `:, ${j}`))));
            assert(Math.abs(lowest.eigenvalues.get(j) - eigenvalues.get(j)) < 1e-14 * stiffness);
            assert(Math.abs(cosine - 1) < 1e-9);
        }
        assert(error < 1e-9); // the condition number times 2^-53
        assert(rest < 0.5);
    }
}
/** Where a mode moves most. */
function placeOf(mode) {
    const shape = Array.from({ length: mode.shape[0] }, (_, i) => Math.abs(mode.get(i)));
    return shape.indexOf(Math.max(...shape));
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
