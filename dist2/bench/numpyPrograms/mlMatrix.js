// The programs in ml-matrix, which has matrices and no broadcasting. add, sub, mul, pow, exp and the like change what they are called on.
// Left out is the exponential of a matrix, which it has not.
import { load } from '../peers/peer.js';
const ml = () => load('ml-matrix');
const mat = ({ Matrix }, { data, shape }) => Matrix.from1DArray(shape[0], shape[1] ?? 1, data);
export const mlMatrix = {
    name: 'ml-matrix',
    error: 1e-8,
    programs: {
        'polynomial fit, 2000 points, degree 5': async ([x]) => {
            const m = await ml();
            const own = mat(m, x);
            return () => {
                const V = new m.Matrix(Array.from(x.data, (t) => [t ** 5, t ** 4, t ** 3, t ** 2, t, 1]));
                return m.solve(V, own.clone().sin()).to1DArray();
            };
        },
        'PCA, 1000 x 30': async ([X]) => {
            const m = await ml();
            const own = mat(m, X);
            return () => {
                const Xc = own.clone().subRowVector(own.mean('column'));
                const { rightSingularVectors: V, diagonal } = new m.SVD(Xc);
                return [Xc.mmul(V).pow(2).sum(), diagonal[0]];
            };
        },
        '1000 systems of order 4': async ([A, b]) => {
            const m = await ml();
            const each = Array.from({ length: 1000 }, (_, k) => [
                m.Matrix.from1DArray(4, 4, A.data.slice(16 * k, 16 * k + 16)),
                m.Matrix.from1DArray(4, 1, b.data.slice(4 * k, 4 * k + 4)),
            ]);
            return () => each.flatMap(([a, own]) => m.solve(a, own).to1DArray());
        },
        'ridge, 1000 x 50': async ([X, y]) => {
            const m = await ml();
            const [own, b] = [mat(m, X), mat(m, y)];
            return () => {
                return m.solve(own.gram().add(m.Matrix.eye(50, 50, 0.01)), own.transposeMultiply(b)).to1DArray();
            };
        },
        'Kalman filter, 100 steps': async ([z]) => {
            const m = await ml();
            const F = m.Matrix.from1DArray(2, 2, [1, 1, 0, 1]);
            const H = m.Matrix.from1DArray(1, 2, [1, 0]);
            const [Q, R] = [m.Matrix.eye(2, 2, 0.01), 0.25];
            return () => {
                let [x, P] = [m.Matrix.zeros(2, 1), m.Matrix.eye(2)];
                for (const seen of z.data) {
                    [x, P] = [F.mmul(x), F.mmul(P).mmul(F.transpose()).add(Q)];
                    const HP = H.mmul(P);
                    const K = m.solve(HP.mmul(H.transpose()).add(R), HP).transpose();
                    x = x.add(K.mmul(H.mmul(x).mul(-1).add(seen)));
                    P = P.sub(K.mmul(HP));
                }
                return x.to1DArray();
            };
        },
        'Gaussian process, 200 points': async ([x, xs]) => {
            const m = await ml();
            const [own, other] = [mat(m, x), mat(m, xs)];
            const kernel = (a, b) => m.Matrix.zeros(a.rows, b.rows).addColumnVector(a).subRowVector(b).pow(2).mul(-0.5).exp();
            return () => {
                const [K, Ks] = [kernel(own, own).add(m.Matrix.eye(200, 200, 1e-2)), kernel(other, own).transpose()];
                const W = new m.CHO(K).solve(Ks);
                const means = W.transposeMultiply(own.clone().sin());
                return [
                    ...means.to1DArray(),
                    ...W.mul(Ks)
                        .sum('column')
                        .map((v) => 1 - v),
                ];
            };
        },
        'sampling, 20 x 5000': async ([C, Z]) => {
            const m = await ml();
            const [c, z] = [mat(m, C), mat(m, Z)];
            return () => {
                const X = new m.CHO(c).lowerTriangularMatrix.mmul(z);
                return X.mmulByTranspose()
                    .mul(1 / 5000)
                    .to1DArray();
            };
        },
        'PageRank, 300 pages, 60 steps': async ([links]) => {
            const m = await ml();
            const own = mat(m, links);
            return () => {
                const P = own.clone().divRowVector(own.sum('column'));
                let r = m.Matrix.ones(300, 1).mul(1 / 300);
                for (let step = 0; step < 60; step++)
                    r = P.mmul(r)
                        .mul(0.85)
                        .add(0.15 / 300);
                return r.to1DArray();
            };
        },
        'Laplacian of a path of 80': async ([nodes]) => {
            const m = await ml();
            const n = nodes.data.length;
            return () => {
                const A = m.Matrix.zeros(n, n);
                for (let i = 1; i < n; i++)
                    A.set(i, i - 1, 1).set(i - 1, i, 1);
                const G = m.pseudoInverse(m.Matrix.diag(A.sum('row')).sub(A));
                const d = G.diagonal();
                return G.mul(-2).addRowVector(d).addColumnVector(d).to1DArray();
            };
        },
        'Poisson by kron, 20 x 20': async ([D]) => {
            const m = await ml();
            const own = mat(m, D);
            return () => m.solve(own.kroneckerSum(own), m.Matrix.ones(400, 1)).to1DArray();
        },
        'image of 96 x 96 by svd': async ([t]) => {
            const m = await ml();
            const column = m.Matrix.from1DArray(96, 1, t.data);
            return () => {
                const found = new m.SVD(column.mmul(column.transpose()).mul(12).cos());
                const U = found.leftSingularVectors.subMatrix(0, 95, 0, 5).mulRowVector(found.diagonal.slice(0, 6));
                return U.mmul(found.rightSingularVectors.subMatrix(0, 95, 0, 5).transpose()).to1DArray();
            };
        },
    },
};
