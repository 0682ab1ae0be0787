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
// A simulator of quantum circuits in a page: Grover's search, the quantum Fourier transform, a chain of spins.
//   node scripts/run.mjs examples/22_quantum.js
// The state of n qubits is 2^n complex amplitudes, here an array of n axes of length 2. A gate on a qubit is a product along one axis
// (tensordot); a circuit for all 2^n states at once, one more axis behind, is a unitary matrix, and undoing it is a solve with it.
//   Grover: among N = 2^n states one is marked. After k rounds it is found with the probability sin^2((2 k + 1) asin(1 / sqrt(N))); for
//   three qubits the values are those that A. SaiToh's simulator silqcs prints.
//   The Fourier transform by n (n + 1) / 2 gates: F(j, k) = e^(2 pi i j k / N) / sqrt(N). It finds the period 4 of 7^x mod 15, from which
//   P. Shor's algorithm has the factors of 15.
//   Heisenberg's ring of spins, H = sum of S(i) S(i + 1), of products of Pauli's matrices: the lowest energy of 4 spins is -2, of 6 spins
//   -(2 + sqrt(13)) / 2 (J. Bonner and M. Fisher, 1964). In time, by Cayley's form of small steps, psi moves on by
//   (I + i dt H / 2) psi' = (I - i dt H / 2) psi, which keeps norm and energy.
import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import { createContext } from '../src/index.js';
import { abs, add, complex, eigvalsh, einsum, exp, eye, kron, matmul, multiply, reshape, scale, solve, sub, sum, tensordot, transpose, } from '../src/linalg/index.js';
const ROOT = Math.SQRT1_2;
/** Hadamard's gate, and Pauli's matrices. */
const HADAMARD = complex([
    [ROOT, ROOT],
    [ROOT, -ROOT],
]);
const X = complex([
    [0, 1],
    [1, 0],
]);
const Y = complex([
    [0, 0],
    [0, 0],
], [
    [0, -1],
    [1, 0],
]);
const Z = complex([
    [1, 0],
    [0, -1],
]);
/** What silqcs prints for three qubits: the probability of the marked state before the first round and after each. */
const SILQCS = [0.125, 0.78125, 0.945312, 0.330078, 0.012207, 0.547974, 0.999786, 0.576973];
/** A state, or more of them behind further axes, through a gate on one qubit. */
async function through(gate, state, qubit, context) {
    const turned = await tensordot(gate, state, [1, qubit], { context });
    // The axis of the gate comes first.
    const axes = state.shape.map((_, axis) => axis);
    axes.splice(qubit, 1);
    const order = state.shape.map((_, axis) => (axis === qubit ? 0 : axes.indexOf(axis) + 1));
    return transpose(turned, order);
}
/** States whose amplitudes are multiplied by e^(i angle), where both qubits are 1. */
function controlled(angle, state, [a, b]) {
    const shape = state.shape.map((size, axis) => (axis === a || axis === b ? size : 1));
    return multiply(state, reshape(exp(complex(0, [0, 0, 0, angle])), shape));
}
const basis = (n) => reshape(complex(eye(2 ** n)), [...new Array(n).fill(2), 2 ** n]);
/** The Fourier transform of n qubits as a matrix, made of its gates. */
async function fourier(n, context) {
    let state = basis(n);
    for (let q = 0; q < n; q++) {
        state = await through(HADAMARD, state, q, context);
        for (let k = q + 1; k < n; k++)
            state = controlled(Math.PI / 2 ** (k - q), state, [q, k]);
    }
    // The qubits come out in reverse.
    const reversed = transpose(state, [...Array.from({ length: n }, (_, q) => n - 1 - q), n]);
    return reshape(reversed, [2 ** n, 2 ** n]);
}
/** The probabilities of the marked state before each round of Grover's search, and after the last. */
async function grover(n, rounds, marked, context) {
    const N = 2 ** n;
    const all = async (state) => {
        let turned = state;
        for (let q = 0; q < n; q++)
            turned = await through(HADAMARD, turned, q, context);
        return turned;
    };
    const shape = new Array(n).fill(2);
    const signs = (at, sign) => reshape(complex(Float64Array.from({ length: N }, (_, k) => (k === at ? -sign : sign))), shape);
    const [oracle, mean] = [signs(marked, 1), signs(0, -1)];
    let state = await all(reshape(complex(Float64Array.from({ length: N }, (_, k) => (k === 0 ? 1 : 0))), shape));
    const found = [];
    for (let k = 0;; k++) {
        const { re, im } = reshape(state, N).get(marked);
        found.push(re ** 2 + im ** 2);
        if (k === rounds)
            return found;
        // All amplitudes are turned about their mean: Hadamard's gates, all signs but that of |0...0> changed, and the gates again.
        state = await all(multiply(await all(multiply(state, oracle)), mean));
    }
}
/** Heisenberg's ring of n spins. */
async function ring(n, context) {
    let H = reshape(complex(new Float64Array(4 ** n)), [2 ** n, 2 ** n]);
    for (let i = 0; i < n; i++)
        for (const spin of [X, Y, Z]) {
            let term = complex([[1]]);
            for (let q = 0; q < n; q++)
                term = await kron(term, q === i || q === (i + 1) % n ? spin : complex(eye(2)), { context });
            H = add(H, scale(term, 1 / 4));
        }
    return H;
}
async function energyOf(H, psi, context) {
    const { re, im } = (await einsum('i,ij,j->', psi.H, H, psi, { context })).get();
    assert(Math.abs(im) < 1e-12);
    return re;
}
const largest = (x) => Math.max(...abs(x).data);
export async function main(context, print = console.log) {
    const three = await grover(3, SILQCS.length - 1, 2, context);
    for (const [k, published] of SILQCS.entries())
        assert(Math.abs(three[k] - published) < 5.1e-7);
    const found = await grover(8, 12, 137, context);
    for (const [k, p] of found.entries())
        assert(Math.abs(p - Math.sin((2 * k + 1) * Math.asin(1 / 16)) ** 2) < 1e-12);
    print(`Grover's search among 256 states finds the marked one after 12 rounds with probability ${found[12].toFixed(6)}`);
    const begin = performance.now();
    const n = 7;
    const N = 2 ** n;
    const F = await fourier(n, context);
    print(`The Fourier transform of ${n} qubits from its gates: ${(performance.now() - begin).toFixed(1)} ms`);
    const turns = Array.from({ length: N }, (_, j) => Array.from({ length: N }, (__, k) => (2 * Math.PI * ((j * k) % N)) / N));
    assert(largest(sub(F, scale(exp(complex(0, turns)), 1 / Math.sqrt(N)))) < 1e-12);
    assert(largest(sub(await matmul(F.H, F, { context }), eye(N))) < 1e-12);
    // x beside 7^x mod 15, of which 1 was measured: amplitudes at 0, 4, 8, ... The transform has peaks at multiples of N / 4.
    const psi = complex(Float64Array.from({ length: N }, (_, x) => (x % 4 === 0 ? Math.sqrt(4 / N) : 0)));
    const spectrum = await matmul(F, psi, { context });
    const peaks = [...abs(spectrum).data].flatMap((size, k) => (size ** 2 > 1e-12 ? [k] : []));
    assert.deepEqual(peaks, [0, N / 4, N / 2, (3 * N) / 4]);
    for (const k of peaks)
        assert(Math.abs(spectrum.get(k).re - 0.5) < 1e-12);
    print(`  peaks of 7^x mod 15 at ${peaks.join(', ')} of ${N}: period 4; 7^2 - 1 and 7^2 + 1 have the factors 3 and 5`);
    // Undone by a solve: what comes back is what went in.
    assert(largest(sub(await solve(F, spectrum, { context }), psi)) < 1e-12);
    for (const [spins, energy] of [
        [4, -2],
        [6, -(2 + Math.sqrt(13)) / 2],
    ]) {
        const values = (await eigvalsh(await ring(spins, context), { context }));
        print(`A ring of ${spins} spins: lowest energy ${values.get(0).toFixed(10)}, published ${energy.toFixed(10)}`);
        assert(Math.abs(values.get(0) - energy) < 1e-12);
    }
    await evolution(context, print);
}
/** The ring of four spins in time: all its sixteen states at once, the columns of one system, and one mixture of them alone. */
async function evolution(context, print) {
    const [H, one] = [await ring(4, context), complex(eye(16))];
    const dt = 0.05;
    const half = scale(H, { re: 0, im: dt / 2 });
    const [after, before] = [add(one, half), sub(one, half)];
    const mixed = scale(exp(complex(0, Array.from({ length: 16 }, (_, k) => k * k))), 1 / 4);
    const energy = await energyOf(H, mixed, context);
    let [states, psi] = [one, mixed];
    const steps = 40;
    for (let step = 0; step < steps; step++) {
        states = await solve(after, await matmul(before, states, { context }), { context });
        psi = await solve(after, await matmul(before, psi, { context }), { context });
    }
    // Unitary; what all states do together is what each does; and it is no longer what it was.
    assert(largest(sub(await matmul(states.H, states, { context }), one)) < 1e-12);
    assert(largest(sub(await matmul(states, mixed, { context }), psi)) < 1e-12);
    assert(largest(sub(psi, mixed)) > 0.1);
    const total = sum(multiply(psi, psi.H)).re;
    const kept = await energyOf(H, psi, context);
    print(`  after ${steps * dt} units of time: norm ${total.toFixed(10)}, energy ${kept.toFixed(10)}, before ${energy.toFixed(10)}`);
    assert(Math.abs(total - 1) < 1e-12 && Math.abs(kept - energy) < 1e-12);
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
