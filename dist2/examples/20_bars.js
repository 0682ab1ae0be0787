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
// A thousand vibration problems at once, K z = omega^2 M z: bars of four metals and many lengths between two walls, as a catalogue or a
// search for the best design asks for them.
//   node scripts/run.mjs examples/20_bars.js
// A bar is a chain of masses: N points between elements of length h, which resist being stretched with E / h and have the mass rho h, for
// each square metre of the cross section. A mass is shared with both ends as linear elements have it, so that M is not diagonal:
//   K = E / h tridiag(-1, 2, -1),   M = rho h / 6 tridiag(1, 4, 1)
// All bars are one dsygvStridedBatched. The chain has a closed form, with t = j pi / (N + 1); so what has to come out is
//   omega(j)^2 = 6 E / (rho h^2) (1 - cos t) / (2 + cos t),   the shapes sin(i t),   Z^T M Z = 1,   and hardly more than the frequency of
//   the bar without elements, sqrt(E / rho) / (2 L)
// and when half of its mass more is put on the middle point of each bar: modes that move that point become slower, yet none as slow as the
// mode before it (Rayleigh), and those that leave it at rest, every other one, stay as they were.
import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import { createContext, dsygvStridedBatched, mustSucceed } from '../src/index.js';
/** Young's modulus in Pa, density in kg/m^3. */
const METALS = [
    { name: 'steel', E: 210e9, rho: 7850 },
    { name: 'aluminium', E: 70e9, rho: 2700 },
    { name: 'brass', E: 100e9, rho: 8500 },
    { name: 'titanium', E: 116e9, rho: 4510 },
];
const LENGTHS = Array.from({ length: 250 }, (_, k) => 0.5 + 0.01 * k);
/** Points that move: an odd number has one in the middle. */
const N = 25;
const MIDDLE = (N - 1) / 2;
export async function main(context, print = console.log) {
    const bars = METALS.flatMap((metal) => LENGTHS.map((length) => ({ ...metal, length })));
    const begin = performance.now();
    const { W, Z } = await solve(context, bars, 0);
    const milliseconds = performance.now() - begin;
    const loaded = await solve(context, bars, 0.5);
    print(`${bars.length} bars of ${N} points: ${milliseconds.toFixed(1)} ms`);
    print('  bar                 lowest tones in Hz           of the bar itself  with half its mass in the middle');
    for (const [b, bar] of bars.entries()) {
        const [own, heavier] = [W.subarray(N * b, N * b + N), loaded.W.subarray(N * b, N * b + N)];
        const z = Z.subarray(N * N * b, N * N * (b + 1));
        const whole = Math.sqrt(bar.E / bar.rho) / (2 * bar.length);
        if (b % LENGTHS.length === 50) {
            const tones = Array.from(own.subarray(0, 3), (square) => hertz(square).toFixed(1).padStart(8));
            const name = `${bar.name}, ${bar.length.toFixed(2)} m`.padEnd(18);
            print(`  ${name} ${tones.join(' ')}  ${whole.toFixed(1).padStart(16)}  ${hertz(heavier[0]).toFixed(1).padStart(16)}`);
        }
        const fastest = own[N - 1];
        for (let j = 0; j < N; j++) {
            assert(Math.abs(own[j] - closedForm(bar, j + 1)) < 1e-12 * fastest);
            // Modes that leave the middle at rest are those of an even number of half waves.
            if (j % 2 === 1)
                assert(Math.abs(heavier[j] - own[j]) < 1e-12 * fastest);
            else
                assert(heavier[j] < own[j] && (j === 0 || heavier[j] > own[j - 1]));
        }
        assert(shapeError(z) < 1e-9);
        assert(massError(bar, z) < 1e-12);
        // Elements are stiffer than what they stand for, by (pi h / L)^2 / 24 of the lowest tone.
        const excess = hertz(own[0]) / whole - 1;
        assert(excess > 0 && excess < 1e-3);
    }
}
const hertz = (square) => Math.sqrt(square) / (2 * Math.PI);
function closedForm({ E, rho, length }, j) {
    const h = length / (N + 1);
    const t = (j * Math.PI) / (N + 1);
    // 1 - cos t would lose digits.
    return (((6 * E) / (rho * h * h)) * 2 * Math.sin(t / 2) ** 2) / (2 + Math.cos(t));
}
/** Squares of angular frequencies, ascending, and shapes; with so much of a bar's mass more on its middle point. */
async function solve(context, bars, more) {
    const count = bars.length;
    const [k, m] = [new Float64Array(N * N * count), new Float64Array(N * N * count)];
    for (const [b, { E, rho, length }] of bars.entries()) {
        const h = length / (N + 1);
        for (let i = 0; i < N; i++) {
            const diagonal = N * N * b + i * (N + 1);
            k[diagonal] = (2 * E) / h;
            m[diagonal] = (4 * rho * h) / 6 + (i === MIDDLE ? more * rho * length : 0);
            if (i === N - 1)
                continue;
            // The lower triangle will do: the element below the diagonal.
            k[diagonal + 1] = -E / h;
            m[diagonal + 1] = (rho * h) / 6;
        }
    }
    const [K, M] = [context.upload('d', k), context.upload('d', m)];
    const [W, info] = [context.alloc('d', N * count), context.alloc('i', count)];
    const places = { lda: N, strideA: N * N, ldb: N, strideB: N * N, strideW: N, batchCount: count };
    await dsygvStridedBatched(context.queue, { itype: 1, uplo: 'l', n: N, A: K, B: M, W, info, ...places });
    mustSucceed('dsygvStridedBatched', await context.download(info));
    const [values, vectors] = [await context.download(W), await context.download(K)];
    for (const buffer of [K, M, W, info])
        buffer.dispose();
    return { W: values, Z: vectors };
}
/** By how much the cosine of each shape and the sine wave that it should be differs from 1. */
function shapeError(Z) {
    let worst = 0;
    for (let j = 0; j < N; j++) {
        let [dot, size, wave] = [0, 0, 0];
        for (let i = 0; i < N; i++) {
            const sine = Math.sin(((i + 1) * (j + 1) * Math.PI) / (N + 1));
            dot += sine * Z[i + N * j];
            size += Z[i + N * j] ** 2;
            wave += sine ** 2;
        }
        worst = Math.max(worst, Math.abs(Math.abs(dot) / Math.sqrt(size * wave) - 1));
    }
    return worst;
}
/** max |Z^T M Z - 1|. */
function massError({ rho, length }, Z) {
    const share = (rho * length) / (N + 1) / 6;
    let worst = 0;
    for (let j = 0; j < N; j++) {
        for (let l = 0; l <= j; l++) {
            let sum = l === j ? -1 : 0;
            for (let i = 0; i < N; i++) {
                const [before, after] = [i > 0 ? Z[i - 1 + N * l] : 0, i < N - 1 ? Z[i + 1 + N * l] : 0];
                sum += Z[i + N * j] * share * (before + 4 * Z[i + N * l] + after);
            }
            worst = Math.max(worst, Math.abs(sum));
        }
    }
    return worst;
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
