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
// Principal axes of 100000 clouds of points, as scanners and simulations deliver them: which way does each cloud lie, and how long is it?
//   node scripts/run.mjs examples/19_clouds.js
// A cloud's axes are the eigenvectors of its covariance C = X X^T / (P - 1), X being its points less their mean; the variances along them
// are the eigenvalues. All clouds are one sgemmStridedBatched and one ssyevStridedBatched. The clouds are made up: normally distributed
// about axes that are known, with P points each. So few points do not tell the axes exactly, and what they tell is known; hence it is not
// a small error that has to come out, but
//   the mean of the squared angles between first axes as computed and as they were: sum of l1 lj / (l1 - lj)^2 / (P - 1) (T. W. Anderson,
//   Ann. Math. Statist. 34 (1963)), and the mean of the largest variances, l1 (1 + sum of lj / (l1 - lj) / (P - 1)) (D. N. Lawley,
//   Biometrika 43 (1956)), lj being the true ones;   C z = l z, and z orthonormal, to the rounding errors of single precision
import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import { createContext, mustSucceed, sgemmStridedBatched, ssyevStridedBatched, } from '../src/index.js';
/** Points of a cloud, and standard deviations along its axes. */
const P = 80;
const DEVIATIONS = [4, 2, 1];
/** So many clouds where this is called by others. */
const FEW = 4000;
const ALL = 100_000;
export async function main(context, print = console.log, count = FEW) {
    const { points, axes } = makeClouds(count);
    const [X, C] = [context.upload('s', points), context.alloc('s', 9 * count)];
    const [W, info] = [context.alloc('s', 3 * count), context.alloc('i', count)];
    const begin = performance.now();
    // The points of a cloud are the columns of a 3 x P matrix: C := X X^T / (P - 1).
    const product = { transB: 't', m: 3, n: 3, k: P, alpha: 1 / (P - 1), A: X, lda: 3, B: X, ldb: 3, C, ldc: 3 };
    const each = { strideA: 3 * P, strideB: 3 * P, strideC: 9, batchCount: count };
    await sgemmStridedBatched(context.queue, { ...product, ...each });
    const covariances = await context.download(C);
    // The vectors take the matrices' places.
    const places = { A: C, lda: 3, strideA: 9, W, strideW: 3, info, batchCount: count };
    await ssyevStridedBatched(context.queue, { jobz: 'v', uplo: 'l', n: 3, ...places });
    const [z, w] = [await context.download(C), await context.download(W)];
    mustSucceed('ssyevStridedBatched', await context.download(info));
    const seconds = (performance.now() - begin) / 1000;
    for (const buffer of [X, C, W, info])
        buffer.dispose();
    let [angles, largest, worst] = [0, 0, 0];
    for (let b = 0; b < count; b++) {
        // Eigenvalues ascend: the last vector is the longest axis. Of either sign.
        const [first, was] = [z.subarray(9 * b + 6, 9 * b + 9), axes.subarray(9 * b, 9 * b + 3)];
        angles += Math.asin(Math.min(1, Math.hypot(...cross(first, was)))) ** 2;
        largest += w[3 * b + 2];
        worst = Math.max(worst, errorOf(covariances.subarray(9 * b), z.subarray(9 * b), w.subarray(3 * b)));
    }
    const [l1, ...others] = DEVIATIONS.map((deviation) => deviation ** 2);
    const spread = others.reduce((sum, l) => sum + (l1 * l) / (l1 - l) ** 2, 0) / (P - 1);
    const excess = others.reduce((sum, l) => sum + l / (l1 - l), 0) / (P - 1);
    const degrees = (radians) => ((180 / Math.PI) * radians).toFixed(3);
    print(`${count} clouds of ${P} points: ${seconds.toFixed(3)} s, with the way there and back`);
    print(`  the first axes are off by ${degrees(Math.sqrt(angles / count))} degrees, foretold ${degrees(Math.sqrt(spread))}`);
    print(`  the largest variances are ${(largest / count).toFixed(3)}, foretold ${(l1 * (1 + excess)).toFixed(3)}`);
    print(`  C z = l z to ${worst.toExponential(1)} of the largest l`);
    // The formulas leave out what falls with the square of P.
    assert(Math.abs(angles / count / spread - 1) < 0.1);
    assert(Math.abs(largest / count / (l1 * (1 + excess)) - 1) < 0.01);
    assert(worst < 5e-6);
}
/** max |C Z - Z W| / max W, and |Z^T Z - 1|. */
function errorOf(C, Z, W) {
    let worst = 0;
    for (let j = 0; j < 3; j++) {
        for (let i = 0; i < 3; i++) {
            let [residual, dot] = [-Z[i + 3 * j] * W[j], i === j ? -1 : 0];
            for (let l = 0; l < 3; l++) {
                residual += C[i + 3 * l] * Z[l + 3 * j];
                dot += Z[l + 3 * i] * Z[l + 3 * j];
            }
            worst = Math.max(worst, Math.abs(residual) / W[2], Math.abs(dot));
        }
    }
    return worst;
}
const cross = (x, y) => [
    x[1] * y[2] - x[2] * y[1],
    x[2] * y[0] - x[0] * y[2],
    x[0] * y[1] - x[1] * y[0],
];
/** Points less their means, x, y, z one after the other; and the axes of each cloud, longest first, three numbers each. */
function makeClouds(count) {
    const normal = normals();
    const [points, axes] = [new Float32Array(3 * P * count), new Float32Array(9 * count)];
    for (let b = 0; b < count; b++) {
        const own = axes.subarray(9 * b, 9 * b + 9);
        own.set(rotation([normal(), normal(), normal(), normal()]));
        const cloud = points.subarray(3 * P * b, 3 * P * (b + 1));
        const mean = [0, 0, 0];
        for (let at = 0; at < 3 * P; at += 3) {
            const along = DEVIATIONS.map((deviation) => deviation * normal());
            for (let i = 0; i < 3; i++) {
                cloud[at + i] = along[0] * own[i] + along[1] * own[3 + i] + along[2] * own[6 + i];
                mean[i] += cloud[at + i] / P;
            }
        }
        for (let at = 0; at < 3 * P; at++)
            cloud[at] -= mean[at % 3];
    }
    return { points, axes };
}
/** The columns of the rotation by a quaternion: with normally distributed numbers any rotation is as likely as any other. */
function rotation(quaternion) {
    const size = Math.hypot(...quaternion);
    const [w, x, y, z] = quaternion.map((q) => q / size);
    return [
        ...[1 - 2 * (y * y + z * z), 2 * (x * y + w * z), 2 * (x * z - w * y)],
        ...[2 * (x * y - w * z), 1 - 2 * (x * x + z * z), 2 * (y * z + w * x)],
        ...[2 * (x * z + w * y), 2 * (y * z - w * x), 1 - 2 * (x * x + y * y)],
    ];
}
/** Normally distributed numbers by Box and Muller, the same in every run. */
function normals() {
    let state = 1;
    const uniform = () => {
        state = (state * 48271) % 2147483647;
        return state / 2147483647;
    };
    let left;
    return () => {
        if (left !== undefined) {
            const value = left;
            left = undefined;
            return value;
        }
        const [radius, angle] = [Math.sqrt(-2 * Math.log(uniform())), 2 * Math.PI * uniform()];
        left = radius * Math.sin(angle);
        return radius * Math.cos(angle);
    };
}
if (process.argv[1] === fileURLToPath(import.meta.url)) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const context = __addDisposableResource(env_1, await createContext({ backend: (process.argv[2] ?? 'auto') }), false);
        await main(context, console.log, ALL);
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
}
