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
// A club falls into two: Zachary's karate club, cut in two by the Laplacian of its graph.
//   node scripts/run.mjs examples/16_karate.js
//   L = D - A,   A(i, j) = 1 where i and j are friends, D the numbers of friends on the diagonal
// L is symmetric with eigenvalues 0 = w1 <= w2 <= ... . Its second eigenvector, Fiedler's, is the smoothest function on the graph that is
// not constant: x^T L x is the sum of (x(i) - x(j))^2 over all friends. Its signs cut the graph where few friends are parted. W. W. Zachary
// watched the club for two years, until it split; who went where is known, and the 34 members and 78 friendships are those of his figure 1
// (An information flow model for conflict and fission in small groups, Journal of Anthropological Research 33, 1977).
// What has to come out:
//   w2 = 0.468525, the algebraic connectivity of this graph in the literature;   the sides that the members took, all but 3 and 9;
//   w2 w3 ... w34 / 34 = det of L without its first row and column: so many trees span the graph (Kirchhoff)
import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import { createContext } from '../src/index.js';
import { diag, eigh, einsum, format, map, slice, slogdet, sub, sum, zeros } from '../src/linalg/index.js';
/** Friends of each member with higher numbers. */
const FRIENDS = {
    1: [2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 13, 14, 18, 20, 22, 32],
    2: [3, 4, 8, 14, 18, 20, 22, 31],
    3: [4, 8, 9, 10, 14, 28, 29, 33],
    4: [8, 13, 14],
    5: [7, 11],
    6: [7, 11, 17],
    7: [17],
    9: [31, 33, 34],
    10: [34],
    14: [34],
    15: [33, 34],
    16: [33, 34],
    19: [33, 34],
    20: [34],
    21: [33, 34],
    23: [33, 34],
    24: [26, 28, 30, 33, 34],
    25: [26, 28, 32],
    26: [32],
    27: [30, 34],
    28: [34],
    29: [32, 34],
    30: [33, 34],
    31: [33, 34],
    32: [33, 34],
    33: [34],
};
const MEMBERS = 34;
/** Who went with the instructor, member 1; the others stayed with the president, member 34. */
const INSTRUCTOR = [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 13, 14, 17, 18, 20, 22];
export async function main(context, print = console.log) {
    const A = zeros([MEMBERS, MEMBERS]);
    for (const [i, friends] of Object.entries(FRIENDS))
        for (const j of friends) {
            A.set(Number(i) - 1, j - 1, 1);
            A.set(j - 1, Number(i) - 1, 1);
        }
    const degrees = sum(A, { axis: 1 });
    const L = sub(diag(degrees), A);
    const { eigenvalues, eigenvectors } = await eigh(L, { context });
    const fiedler = slice(eigenvectors, ':, 1');
    const side = (member) => Math.sign(fiedler.get(member - 1)) * Math.sign(fiedler.get(0));
    const members = Array.from({ length: MEMBERS }, (_, i) => i + 1);
    const wrong = members.filter((member) => side(member) > 0 !== INSTRUCTOR.includes(member));
    let parted = 0;
    for (const [i, friends] of Object.entries(FRIENDS))
        for (const j of friends)
            if (side(Number(i)) !== side(j))
                parted++;
    // x^T L x / x^T x is least for Fiedler's vector among those with sum 0; x^T L x counts four for every pair that signs part.
    const smoothness = (await einsum('i,ij,j->', fiedler, L, fiedler, { context })).get();
    const spanning = sum(map(slice(eigenvalues, '1:'), Math.log)) - Math.log(MEMBERS);
    const { sign, logabsdet } = await slogdet(slice(L, '1:, 1:'), { context });
    print(`smallest eigenvalues ${format(slice(eigenvalues, ':4'), { precision: 6 })}`);
    print(`with the instructor: ${members.filter((member) => side(member) > 0).join(' ')}`);
    print(`with the president:  ${members.filter((member) => side(member) < 0).join(' ')}`);
    print(`the cut parts ${parted} of ${sum(degrees) / 2} friendships; members ${wrong.join(' and ')} went the other way`);
    print(`spanning trees: ${Math.exp(spanning).toExponential(6)} by eigenvalues, ${Math.exp(logabsdet).toExponential(6)} by LU`);
    assert.equal(sum(degrees), 2 * 78);
    assert(Math.abs(eigenvalues.get(0)) < 1e-13); // 34 times eps times the largest, 18.1
    assert(Math.abs(eigenvalues.get(1) - 0.468525) < 1e-6);
    assert(Math.abs(smoothness - eigenvalues.get(1)) < 1e-13);
    assert.deepEqual(wrong, [3, 9]);
    assert.equal(parted, 10);
    assert(sign === 1 && Math.abs(spanning - logabsdet) < 1e-12);
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
