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
// PageRank of the families of Florence in the 15th century, by the eigenvectors of a matrix that is not symmetric.
//   node scripts/run.mjs examples/15_pagerank.js
//   G = 0.85 P + 0.15 / n,   P(i, j) = 1 / (marriages of family j) where families i and j are related, else 0;   G r = r, sum r = 1
// Someone who walks from family to family along marriages, and now and then starts anew anywhere, is at family i for the fraction r(i) of
// the time. The columns of G sum to 1, so 1 is its largest eigenvalue; the second one says how fast powers of G come to r. Marriages: J. F.
// Padgett, C. K. Ansell, Robust action and the rise of the Medici, American Journal of Sociology 98 (1993), of 15 families that have some.
// What has to come out:
//   r as by power iteration, which takes as many steps as the second eigenvalue says;
//   the Medici first, and in the symmetric matrix of marriages itself with centrality 0.430 as M. O. Jackson's Social and Economic
//   Networks (2008) has it
import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import { createContext } from '../src/index.js';
import { add, divide, eig, eigh, full, map, matmul, NdArray, norm, scale, slice, sub, sum, zeros, } from '../src/linalg/index.js';
const MARRIAGES = [
    ['Acciaiuoli', 'Medici'],
    ['Albizzi', 'Ginori'],
    ['Albizzi', 'Guadagni'],
    ['Albizzi', 'Medici'],
    ['Barbadori', 'Castellani'],
    ['Barbadori', 'Medici'],
    ['Bischeri', 'Guadagni'],
    ['Bischeri', 'Peruzzi'],
    ['Bischeri', 'Strozzi'],
    ['Castellani', 'Peruzzi'],
    ['Castellani', 'Strozzi'],
    ['Guadagni', 'Lamberteschi'],
    ['Guadagni', 'Tornabuoni'],
    ['Medici', 'Ridolfi'],
    ['Medici', 'Salviati'],
    ['Medici', 'Tornabuoni'],
    ['Pazzi', 'Salviati'],
    ['Peruzzi', 'Strozzi'],
    ['Ridolfi', 'Strozzi'],
    ['Ridolfi', 'Tornabuoni'],
];
const DAMPING = 0.85;
/** Of power iteration: what is left of the difference from r. */
const GOAL = 1e-12;
export async function main(context, print = console.log) {
    const names = [...new Set(MARRIAGES.flat())].sort();
    const n = names.length;
    const A = zeros([n, n]);
    for (const [a, b] of MARRIAGES) {
        const [i, j] = [names.indexOf(a), names.indexOf(b)];
        A.set(i, j, 1);
        A.set(j, i, 1);
    }
    const G = add(scale(divide(A, sum(A, { axis: 0 })), DAMPING), (1 - DAMPING) / n);
    const { eigenvalues, eigenvectors } = await eig(G, { context });
    // Marriages go both ways, which makes P similar to a symmetric matrix. Of links in one direction these may be complex.
    assert(eigenvalues instanceof NdArray && eigenvectors instanceof NdArray);
    const sizes = map(eigenvalues, Math.abs);
    const order = names.map((_, j) => j).sort((j, k) => sizes.get(k) - sizes.get(j));
    const [dominant, second] = order;
    const [value, rate] = [eigenvalues.get(dominant), sizes.get(second)];
    const vector = slice(eigenvectors, `:, ${dominant}`);
    const r = divide(vector, sum(vector));
    let x = full(n, 1 / n);
    let steps = 0;
    while ((await norm(sub(x, r))) > GOAL && steps < 1000) {
        x = await matmul(G, x, { context });
        steps++;
    }
    const predicted = Math.log(GOAL) / Math.log(rate);
    const marriages = await eigh(A, { context });
    const centrality = (name) => Math.abs(marriages.eigenvectors.get(names.indexOf(name), n - 1));
    print('family        PageRank  centrality in the marriages');
    const ranked = [...names].sort((a, b) => r.get(names.indexOf(b)) - r.get(names.indexOf(a)));
    for (const name of ranked)
        print(`${name.padEnd(13)} ${r.get(names.indexOf(name)).toFixed(4)}  ${centrality(name).toFixed(3).padStart(9)}`);
    print(`eigenvalues ${value.toFixed(12)} and ${rate.toFixed(6)} in magnitude: power iteration should take`);
    print(`about ${predicted.toFixed(0)} steps to ${GOAL}, and took ${steps}; the marriages' largest is ${marriages.eigenvalues.get(n - 1).toFixed(4)}`);
    assert(Math.abs(value - 1) < 1e-14);
    assert(steps > predicted / 1.5 && steps < 1.5 * predicted);
    assert.equal(ranked[0], 'Medici');
    assert(Math.abs(r.get(names.indexOf('Medici')) - 0.1458) < 5e-5);
    for (const [name, published] of [
        ['Medici', 0.43],
        ['Strozzi', 0.356],
        ['Guadagni', 0.289],
    ])
        assert(Math.abs(centrality(name) - published) < 5e-4);
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
