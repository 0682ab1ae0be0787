// The programs in the verbs of this library.
import { add, cholesky, choSolve, diag, divide, expm, eye, full, kron, lstsq, map, matmul, matmulSync, mean, multiply, ones, pinv, reshape, scale, slice, solve, solveSync, sub, sum, svd, T, triangularSolve, vander, zeros, } from '../../src/linalg/index.js';
export const ours = {
    name: 'basalt',
    error: 1e-8,
    programs: {
        'polynomial fit, 2000 points, degree 5': (own) => async () => {
            const [x] = own;
            return (await lstsq(vander(x, 6), map(x, Math.sin))).x.data;
        },
        'PCA, 1000 x 30': (own) => async () => {
            const [X] = own;
            const Xc = sub(X, mean(X, { axis: 0 }));
            const { S, Vh } = await svd(Xc, { fullMatrices: false });
            const scores = await matmul(Xc, T(Vh));
            return [sum(multiply(scores, scores)), S.get(0)];
        },
        '1000 systems of order 4': (own) => async () => {
            const [A, b] = own;
            return (await solve(A, b)).data;
        },
        'ridge, 1000 x 50': (own) => async () => {
            const [X, y] = own;
            return (await solve(add(await matmul(T(X), X), scale(eye(50), 0.01)), await matmul(T(X), y))).data;
        },
        'Kalman filter, 100 steps': (own) => () => {
            const [z] = own;
            const [F, H] = [
                [
                    [1, 1],
                    [0, 1],
                ],
                [[1, 0]],
            ];
            const [Q, R] = [scale(eye(2), 0.01), [[0.25]]];
            let [x, P] = [zeros([2, 1]), eye(2)];
            for (const seen of z.data) {
                [x, P] = [matmulSync(F, x), add(matmulSync(matmulSync(F, P), T(F)), Q)];
                const HP = matmulSync(H, P);
                const K = T(solveSync(add(matmulSync(HP, T(H)), R), HP));
                x = add(x, matmulSync(K, sub([[seen]], matmulSync(H, x))));
                P = sub(P, matmulSync(K, HP));
            }
            return x.data;
        },
        'Gaussian process, 200 points': (own) => async () => {
            const [x, xs] = own;
            const K = map(sub(slice(x, ':, None'), x), (d) => Math.exp(-0.5 * d ** 2));
            const Ks = map(sub(slice(xs, ':, None'), x), (d) => Math.exp(-0.5 * d ** 2));
            const L = await cholesky(add(K, scale(eye(200), 1e-2)));
            const means = await matmul(Ks, await choSolve(L, map(x, Math.sin)));
            const V = await triangularSolve(L, T(Ks), { lower: true });
            return [...means.data, ...sub(1, sum(multiply(V, V), { axis: 0 })).data];
        },
        'sampling, 20 x 5000': (own) => async () => {
            const [C, Z] = own;
            const X = await matmul(await cholesky(C), Z);
            return scale(await matmul(X, T(X)), 1 / 5000).data;
        },
        'Laplacian of a path of 80': (own) => async () => {
            const n = own[0].data.length;
            const A = add(eye(n, { k: 1 }), eye(n, { k: -1 }));
            const G = await pinv(sub(diag(sum(A, { axis: 1 })), A));
            const d = diag(G);
            return sub(add(slice(d, ':, None'), d), scale(G, 2)).data;
        },
        'PageRank, 300 pages, 60 steps': (own) => async () => {
            const [links] = own;
            const P = divide(links, sum(links, { axis: 0 }));
            let r = full(300, 1 / 300);
            for (let step = 0; step < 60; step++)
                r = add(scale(await matmul(P, r), 0.85), 0.15 / 300);
            return r.data;
        },
        'exponential, order 60': (own) => async () => (await expm(own[0])).data,
        'Poisson by kron, 20 x 20': (own) => async () => {
            const [D] = own;
            const A = add(await kron(D, eye(20)), await kron(eye(20), D));
            return reshape(await solve(A, ones(400)), [20, 20]).data;
        },
        'image of 96 x 96 by svd': (own) => async () => {
            const [t] = own;
            const image = map(multiply(slice(t, ':, None'), t), (p) => Math.cos(12 * p));
            const { U, S, Vh } = await svd(image);
            return (await matmul(multiply(slice(U, ':, :6'), slice(S, ':6')), slice(Vh, ':6'))).data;
        },
    },
};
