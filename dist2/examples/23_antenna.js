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
// Beams of an antenna array: ten aerials half a wavelength apart, each fed with a complex weight, looking into many directions at once.
//   node scripts/run.mjs examples/23_antenna.js
// An aerial at x wavelengths sees a wave from the angle t with the phase 2 pi x u, u = sin t; weights w give the pattern
//   P(u) = sum of w(j) e^(2 pi i x(j) u),   so that patterns at many u are A w, with A complex, and weights for a wanted pattern are a
// least squares problem: one lstsq, with a column for each direction of the beam.
//   C. L. Dolph's pattern (1946) is as narrow as side lobes R times below the beam allow: T(x0 cos(pi u / 2)), T the Chebyshev polynomial
//   of degree 9, T(x0) = R. An array of ten can have it, so nothing is left over; weights as SciPy's signal.windows.chebwin(10, 26) has
//   them, turned in phase for the direction; every side lobe at -26 dB; nulls where the polynomial has its zeros.
//   If the aerials stand where they should not, these weights no longer do; least squares finds better ones.
//   Against a jammer the best weights are R^-1 a, R = I + p v v^H the covariance of what comes in and a, v the waves from both directions:
//   a stack of Hermitian systems, one for each jammer. Signal over noise is then a^H R^-1 a, by J. Sherman's and W. Morrison's formula
//   n - p |a^H v|^2 / (1 + p n).
import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import { createContext } from '../src/index.js';
import { abs, add, complex, einsum, exp, eye, lstsq, matmul, multiply, outer, reshape, scale, slice, solve, sub, } from '../src/linalg/index.js';
const N = 10;
/** Decibels that side lobes lie below the beam. */
const LEVEL = 26;
const R = 10 ** (LEVEL / 20);
const X0 = Math.cosh(Math.acosh(R) / (N - 1));
/** SciPy 1.17: chebwin(10, 26), the first half. */
const SCIPY = [0.36107882, 0.48943571, 0.71057609, 0.89500939, 1];
/** In wavelengths, about the middle. */
const PLACES = Float64Array.from({ length: N }, (_, j) => (j - (N - 1) / 2) / 2);
/** Where beams look, as u. */
const BEAMS = Array.from({ length: 41 }, (_, k) => -0.5 + k / 40);
const chebyshev = (degree, x) => Math.abs(x) <= 1
    ? Math.cos(degree * Math.acos(x))
    : Math.sign(x) ** degree * Math.cosh(degree * Math.acosh(Math.abs(x)));
/** Dolph's pattern, 1 in the beam. */
const dolph = (u) => chebyshev(N - 1, X0 * Math.cos((Math.PI * u) / 2)) / R;
/** What aerials at these places see of waves from directions u: a row for each wave. */
async function waves(u, places) {
    return exp(scale(complex(0, await outer(u, places)), 2 * Math.PI));
}
const decibels = (x) => 20 * Math.log10(x);
const largest = (x) => Math.max(...abs(x).data);
/** The highest side lobe of the pattern of weights, in decibels below the beam, which is at u = 0 and ends at the first null. */
async function sideLobes(w, places, context) {
    const end = (2 / Math.PI) * Math.acos(Math.cos(Math.PI / (2 * (N - 1))) / X0);
    const u = Array.from({ length: 2001 }, (_, k) => k / 1000 - 1);
    const pattern = abs(await matmul(await waves(u, places), w, { context })).data;
    const most = Math.max(...pattern);
    return decibels(Math.max(...pattern.filter((_, k) => Math.abs(u[k]) > end)) / most);
}
export async function main(context, print = console.log) {
    const u = Array.from({ length: 181 }, (_, k) => k / 90 - 1);
    const A = await waves(u, PLACES);
    const wanted = complex(u.map((at) => BEAMS.map((beam) => dolph(at - beam))));
    const begin = performance.now();
    const { x: W } = await lstsq(A, wanted, { context });
    print(`Weights of ${N} aerials for ${BEAMS.length} beams by least squares: ${(performance.now() - begin).toFixed(1)} ms`);
    assert(largest(sub(await matmul(A, W, { context }), wanted)) < 1e-12);
    // Straight ahead they are SciPy's, and real; the other beams have their phases turned.
    const ahead = slice(W, ':, 20');
    const middle = Math.hypot(ahead.get(4).re, ahead.get(4).im);
    for (const [j, published] of SCIPY.entries())
        for (const k of [j, N - 1 - j]) {
            assert(Math.abs(ahead.get(k).re / middle - published) < 1e-8);
            assert(Math.abs(ahead.get(k).im) < 1e-12);
        }
    const turned = multiply(reshape(ahead, [N, 1]), (await waves(BEAMS, PLACES)).H);
    assert(largest(sub(W, turned)) < 1e-12);
    print(`  straight ahead ${SCIPY.map((_, j) => (ahead.get(j).re / middle).toFixed(4)).join(' ')}, as SciPy has them`);
    const level = await sideLobes(ahead, PLACES, context);
    const even = complex(new Float64Array(N).fill(1));
    const plain = await sideLobes(even, PLACES, context);
    print(`  side lobes at ${level.toFixed(2)} dB; with all weights the same ${plain.toFixed(2)} dB`);
    assert(Math.abs(level + LEVEL) < 0.01 && Math.abs(plain + 12.97) < 0.01);
    const nulls = Array.from({ length: N - 1 }, (_, k) => {
        return (2 / Math.PI) * Math.acos(Math.cos(((2 * k + 1) * Math.PI) / (2 * (N - 1))) / X0);
    });
    assert(largest(await matmul(await waves(nulls, PLACES), ahead, { context })) < 1e-12);
    // The aerials stand up to a tenth of a wavelength beside their places.
    const real = PLACES.map((x, j) => x + 0.1 * Math.sin(7 * j + 1));
    const { x: better } = await lstsq(await waves(u, real), complex(u.map(dolph)), { context });
    const [before, after] = [await sideLobes(ahead, real, context), await sideLobes(better, real, context)];
    print(`  misplaced: side lobes at ${before.toFixed(1)} dB, and by least squares for where they are ${after.toFixed(1)} dB`);
    assert(after < before - 3);
    await jammers(context, print);
}
/** A signal from straight ahead, and jammers a thousand times as strong from 200 directions, one at a time. */
async function jammers(context, print) {
    const power = 1000;
    const directions = Array.from({ length: 200 }, (_, k) => 0.02 + (0.96 * k) / 199);
    const v = await waves(directions, PLACES);
    const a = complex(new Float64Array(N).fill(1));
    const noise = await einsum('bi,bj->bij', v, scale(v, power).H.T, { context });
    const covariances = add(eye(N), noise);
    const begin = performance.now();
    const w = await solve(covariances, a, { context });
    print(`Weights against ${directions.length} jammers, one at a time: ${(performance.now() - begin).toFixed(1)} ms`);
    const gains = await matmul(w, a, { context });
    const seen = await einsum('bi,bi->b', w.H.T, v, { context });
    for (const [b] of directions.entries()) {
        const common = await matmul(slice(v, `${b}`), a, { context });
        const { re, im } = common.get();
        const formula = N - (power * (re ** 2 + im ** 2)) / (1 + power * N);
        const { re: gain, im: none } = gains.get(b);
        assert(Math.abs(gain - formula) < 1e-9 && Math.abs(none) < 1e-9);
        // What is left of the jammer: |w^H v| = |a^H v| / (1 + p n).
        assert(Math.abs(abs(seen).get(b) - Math.hypot(re, im) / (1 + power * N)) < 1e-9);
    }
    const worst = Math.min(...Array.from(directions, (_, b) => gains.get(b).re));
    print(`  signal over noise ${decibels(Math.sqrt(N)).toFixed(1)} dB without one, at worst ${decibels(Math.sqrt(worst)).toFixed(1)} dB`);
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
