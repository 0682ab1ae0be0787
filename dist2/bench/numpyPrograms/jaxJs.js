// The programs in jax-js on its WebAssembly backend, in single precision, which is its own, and with jit where that takes them: not where
// it solves systems. Calls take what they are given: `ref` keeps it. Left out are the exponential and the pseudoinverse, which it has not.
import { load } from '../peers/peer.js';
async function opened() {
    // It looks for the class of halves, which Node 20 has not, whenever it looks at a type.
    Object.assign(globalThis, { Float16Array: globalThis.Float16Array ?? class {
        } });
    const jax = await load('@jax-js/jax');
    await jax.init('wasm');
    jax.defaultDevice('wasm');
    return jax;
}
/** A program of jax's arrays as one of operands. */
const started = (program) => async (operands) => {
    const jax = await opened();
    const own = operands.map(({ data, shape }) => jax.numpy.array(new Float32Array(data), { shape }));
    const run = program(jax);
    return () => run(...own.map((x) => x.ref)).data();
};
const compiled = (program) => started((jax) => jax.jit(program(jax.numpy)));
const called = (program) => started((jax) => program(jax.numpy, jax));
const programs = {
    // By the normal equations: in single one part in a hundred is wrong.
    'polynomial fit, 2000 points, degree 5': called((n) => (points) => {
        const x = points.astype('float64');
        return n.linalg.lstsq(n.vander(x.ref, { n: 6 }), n.sin(x).reshape([-1, 1]));
    }),
    'PCA, 1000 x 30': compiled((n) => (X) => {
        const Xc = X.ref.sub(X.mean(0));
        const [U, S, Vh] = n.linalg.svd(Xc.ref, { fullMatrices: false });
        U.dispose();
        const squares = n.square(n.matmul(Xc, Vh.transpose())).sum();
        return n.concatenate([squares.reshape([1]), S.slice([0, 1])]);
    }),
    '1000 systems of order 4': called((n) => (A, b) => n.linalg.solve(A, b)),
    'ridge, 1000 x 50': called((n) => (X, y) => {
        const gram = n.matmul(X.ref.transpose(), X.ref).add(n.eye(50).mul(0.01));
        return n.linalg.solve(gram, n.matmul(X.transpose(), y));
    }),
    'Kalman filter, 100 steps': called((n) => {
        const F = n.array(Float32Array.of(1, 1, 0, 1), { shape: [2, 2] });
        const H = n.array(Float32Array.of(1, 0), { shape: [1, 2] });
        const Q = n.eye(2).mul(0.01);
        return (z) => {
            let [x, P] = [n.zeros([2, 1]), n.eye(2)];
            for (let k = 0; k < 100; k++) {
                [x, P] = [n.matmul(F.ref, x), n.matmul(n.matmul(F.ref, P), F.ref.transpose()).add(Q.ref)];
                const HP = n.matmul(H.ref, P.ref);
                const K = n.linalg.solve(n.matmul(HP.ref, H.ref.transpose()).add(0.25), HP.ref).transpose();
                const seen = z.ref.slice([k, k + 1]).reshape([1, 1]);
                x = x.ref.add(n.matmul(K.ref, seen.sub(n.matmul(H.ref, x))));
                P = P.sub(n.matmul(K, HP));
            }
            P.dispose();
            z.dispose();
            return x;
        };
    }),
    'Gaussian process, 200 points': called((n, { lax }) => {
        const kernel = (x, y) => n.exp(n.square(x.reshape([-1, 1]).sub(y)).mul(-0.5));
        const solved = (L, b) => lax.linalg.triangularSolve(L, b, { leftSide: true, lower: true });
        return (x, xs) => {
            const L = n.linalg.cholesky(kernel(x.ref, x.ref).add(n.eye(200).mul(1e-2)));
            const V = solved(L.ref, kernel(xs, x.ref).transpose());
            const means = n.matmul(V.ref.transpose(), solved(L, n.sin(x).reshape([-1, 1])));
            return n.concatenate([means.reshape([50]), n.square(V).sum(0).mul(-1).add(1)]);
        };
    }),
    'sampling, 20 x 5000': compiled((n) => (C, Z) => {
        const X = n.matmul(n.linalg.cholesky(C), Z);
        return n.matmul(X.ref, X.transpose()).div(5000);
    }),
    'PageRank, 300 pages, 60 steps': compiled((n) => (links) => {
        const P = links.ref.div(links.sum(0));
        let r = n.full([300], 1 / 300);
        for (let step = 0; step < 60; step++)
            r = n
                .matmul(P.ref, r)
                .mul(0.85)
                .add(0.15 / 300);
        P.dispose();
        return r;
    }),
    'Poisson by kron, 20 x 20': called((n) => {
        const kron = (a, b) => a
            .reshape([20, 1, 20, 1])
            .mul(b.reshape([1, 20, 1, 20]))
            .reshape([400, 400]);
        return (D) => n.linalg.solve(kron(D.ref, n.eye(20)).add(kron(n.eye(20), D)), n.ones([400]));
    }),
    'image of 96 x 96 by svd': compiled((n) => (t) => {
        const image = n.cos(t.ref.reshape([-1, 1]).mul(t).mul(12));
        const [U, S, Vh] = n.linalg.svd(image, { fullMatrices: true });
        return n.matmul(U.slice([], [0, 6]).mul(S.slice([0, 6])), Vh.slice([0, 6]));
    }),
};
export const jaxJs = { name: 'jax-js', error: 1e-3, programs };
