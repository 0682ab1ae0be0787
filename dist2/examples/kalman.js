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
// Ten thousand Kalman filters, each with a thread of its own: a kernel written for the purpose, which takes its small matrices from
// basalt/wgsl.
//   node scripts/run.mjs examples/kalman.js
// Every filter follows a point that moves in a plane at nearly constant velocity, from noisy measurements of its position.
import { fileURLToPath } from 'node:url';
import { createContext, UnsupportedError } from '../src/index.js';
import { matmul, solveSpd } from '../src/wgsl.js';
/** Time between measurements, density of the noise of the velocity, variance of a measurement. */
const [DT, NOISE, VARIANCE] = [0.1, 0.5, 0.04];
const COUNTS = { filters: 10_000, steps: 50 };
// State (x, y, vx, vy), covariance P. Predict: s := F s, P := F P F^T + Q. Update: S = H P H^T + R, K = P H^T S^-1, s := s + K (z - H s),
// P := P - K H P. H takes the position, so that H P are the first two rows of P, and K^T solves S K^T = H P.
const text = `
${matmul({ m: 4, n: 4, k: 4 })}
${matmul({ m: 4, n: 4, k: 4, transB: true })}
${matmul({ m: 4, n: 4, k: 2, transA: true })}
${solveSpd({ n: 2, nrhs: 4 })}

struct Params { filters: u32, step: u32, dt: f32, noise: f32, variance: f32 }
@group(0) @binding(0) var<storage, read> measured: array<vec2f>;
@group(0) @binding(1) var<storage, read_write> states: array<vec4f>;
@group(0) @binding(2) var<storage, read_write> covariances: array<mat4x4f>;
@group(0) @binding(3) var<uniform> p: Params;

@compute @workgroup_size(64)
fn kalman(@builtin(global_invocation_id) id: vec3u) {
  let i = id.x;
  if (i >= p.filters) {
    return;
  }
  let P0 = covariances[i];
  var P = array<f32, 16>(
    P0[0].x, P0[0].y, P0[0].z, P0[0].w, P0[1].x, P0[1].y, P0[1].z, P0[1].w,
    P0[2].x, P0[2].y, P0[2].z, P0[2].w, P0[3].x, P0[3].y, P0[3].z, P0[3].w);
  let dt = p.dt;
  var F = array<f32, 16>(1, 0, 0, 0, 0, 1, 0, 0, dt, 0, 1, 0, 0, dt, 0, 1);
  var s = states[i];
  s = s + vec4f(dt * s.zw, 0, 0);
  var FP: array<f32, 16>;
  matmul4x4x4(&F, &P, &FP);
  matmul4x4x4_nt(&FP, &F, &P);
  let q = p.noise * vec3f(dt * dt * dt / 3.0, dt * dt / 2.0, dt);
  P[0] += q.x;
  P[5] += q.x;
  P[2] += q.y;
  P[7] += q.y;
  P[8] += q.y;
  P[13] += q.y;
  P[10] += q.z;
  P[15] += q.z;

  var S = array<f32, 4>(P[0] + p.variance, P[1], P[4], P[5] + p.variance);
  var HP = array<f32, 8>(P[0], P[1], P[4], P[5], P[8], P[9], P[12], P[13]);
  var gain = HP; // K^T, 2 x 4
  _ = solveSpd2x4(&S, &gain);
  let y = measured[p.step * p.filters + i] - s.xy;
  s += vec4f(
    gain[0] * y.x + gain[1] * y.y, gain[2] * y.x + gain[3] * y.y,
    gain[4] * y.x + gain[5] * y.y, gain[6] * y.x + gain[7] * y.y);
  var KHP: array<f32, 16>;
  matmul4x4x2_tn(&gain, &HP, &KHP);
  states[i] = s;
  covariances[i] = mat4x4f(
    P[0] - KHP[0], P[1] - KHP[1], P[2] - KHP[2], P[3] - KHP[3],
    P[4] - KHP[4], P[5] - KHP[5], P[6] - KHP[6], P[7] - KHP[7],
    P[8] - KHP[8], P[9] - KHP[9], P[10] - KHP[10], P[11] - KHP[11],
    P[12] - KHP[12], P[13] - KHP[13], P[14] - KHP[14], P[15] - KHP[15]);
}`;
const kernel = { name: 'kalman', text, variants: [] };
const AS_WRITTEN = {};
/** Follows the points for some steps on the GPU and in doubles, prints what came of it and returns it. */
export async function main(context, counts = {}, print = console.log) {
    const env_2 = { stack: [], error: void 0, hasError: false };
    try {
        const { filters, steps } = { ...COUNTS, ...counts };
        if (context.gpu === undefined)
            throw new UnsupportedError('the filters are a kernel: they need a GPU adapter');
        const { truth, noisy } = points(filters, steps);
        // The points begin near the origin, at velocities of about one.
        const start = new Float32Array(16 * filters);
        for (let i = 0; i < filters; i++)
            for (let d = 0; d < 4; d++)
                start[16 * i + 5 * d] = d < 2 ? VARIANCE : 1;
        const measured = __addDisposableResource(env_2, context.upload('s', noisy), false);
        const states = __addDisposableResource(env_2, context.alloc('s', 4 * filters), false);
        const covariances = __addDisposableResource(env_2, context.upload('s', start), false);
        const groups = [Math.ceil(filters / 64), 1, 1];
        const work = () => {
            for (let step = 0; step < steps; step++) {
                const params = { filters, step, dt: DT, noise: NOISE, variance: VARIANCE };
                context.queue.launch(kernel, AS_WRITTEN, { measured, states, covariances }, params, groups);
            }
        };
        work();
        const found = await context.download(states);
        const expected = inDoubles(filters, steps, noisy);
        let [most, error] = [0, 0];
        for (const [e, x] of expected.entries()) {
            most = Math.max(most, Math.abs(x));
            error = Math.max(error, Math.abs(found[e] - x));
        }
        const last = 2 * filters * (steps - 1);
        const distance = (x) => {
            let sum = 0;
            for (let i = 0; i < filters; i++)
                for (let d = 0; d < 2; d++)
                    sum += (x(i, d) - truth[last + 2 * i + d]) ** 2;
            return Math.sqrt(sum / filters);
        };
        const result = {
            error: error / most,
            estimated: distance((i, d) => found[4 * i + d]),
            measured: distance((i, d) => noisy[last + 2 * i + d]),
        };
        const ms = await context.queue.gpuTime(work, context.gpu.software ? 0 : 60);
        print(`${filters} Kalman filters, ${steps} steps, on ${context.gpu.name}`);
        print(`largest error against double precision  ${result.error.toExponential(1)}`);
        print(`distance to the truth: of measurements  ${result.measured.toFixed(3)}, of estimates ${result.estimated.toFixed(3)}`);
        if (ms !== undefined)
            print(`time per step of all filters            ${((1000 * ms) / steps).toFixed(1)} us`);
        return result;
    }
    catch (e_2) {
        env_2.error = e_2;
        env_2.hasError = true;
    }
    finally {
        __disposeResources(env_2);
    }
}
/** True positions and measurements of them, step by step; the numbers are the same in every run. */
function points(filters, steps) {
    let state = 1;
    const uniform = () => {
        state = (state * 48271) % 2147483647;
        return state / 2147483647;
    };
    const normal = () => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
    const at = new Float64Array(4 * filters);
    for (let i = 0; i < filters; i++)
        for (let d = 2; d < 4; d++)
            at[4 * i + d] = normal();
    const truth = new Float64Array(2 * filters * steps);
    const noisy = new Float32Array(2 * filters * steps);
    for (let step = 0; step < steps; step++) {
        for (let i = 0; i < filters; i++) {
            for (let d = 0; d < 2; d++) {
                at[4 * i + d + 2] += Math.sqrt(NOISE * DT) * normal();
                at[4 * i + d] += DT * at[4 * i + d + 2];
                const e = 2 * (step * filters + i) + d;
                truth[e] = at[4 * i + d];
                noisy[e] = truth[e] + Math.sqrt(VARIANCE) * normal();
            }
        }
    }
    return { truth, noisy };
}
/** The same filters in doubles. The two coordinates do not influence each other: each is a filter of position and velocity. */
function inDoubles(filters, steps, noisy) {
    const states = new Float64Array(4 * filters);
    for (let i = 0; i < filters; i++) {
        for (let d = 0; d < 2; d++) {
            let [x, v, pxx, pxv, pvv] = [0, 0, VARIANCE, 0, 1];
            for (let step = 0; step < steps; step++) {
                x += DT * v;
                pxx += DT * (2 * pxv + DT * pvv) + (NOISE * DT ** 3) / 3;
                pxv += DT * pvv + (NOISE * DT ** 2) / 2;
                pvv += NOISE * DT;
                const s = pxx + VARIANCE;
                const y = noisy[2 * (step * filters + i) + d] - x;
                x += (pxx / s) * y;
                v += (pxv / s) * y;
                [pxx, pxv, pvv] = [pxx - pxx ** 2 / s, pxv - (pxx * pxv) / s, pvv - pxv ** 2 / s];
            }
            states[4 * i + d] = x;
            states[4 * i + d + 2] = v;
        }
    }
    return states;
}
if (process.argv[1] === fileURLToPath(import.meta.url)) {
    try {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const context = __addDisposableResource(env_1, await createContext({ backend: 'gpu' }), false);
            const { error } = await main(context);
            process.exitCode = error < 1e-4 ? 0 : 1;
        }
        catch (e_1) {
            env_1.error = e_1;
            env_1.hasError = true;
        }
        finally {
            __disposeResources(env_1);
        }
    }
    catch (error) {
        if (!(error instanceof UnsupportedError))
            throw error;
        console.error(error.message);
        process.exitCode = 1;
    }
}
