// The programs in numpy-ts, which has NumPy's names. Its module linalg gives arrays without methods: functions take them.
// Left out is the exponential of a matrix, which it has not.
import { load } from '../peers/peer.js';
const np = () => load('numpy-ts');
const nd = (np, { data, shape }) => np.array(data).reshape(...shape);
export const numpyTs = {
    name: 'numpy-ts',
    error: 1e-8,
    programs: {
        // Its lstsq makes a left singular vector for each point: 2000 take it more than ten seconds.
        'polynomial fit, 2000 points, degree 5': async ([x]) => {
            const n = await np();
            const own = nd(n, x);
            return () => n.polyfit(own, own.sin(), 5).data;
        },
        'PCA, 1000 x 30': async ([X]) => {
            const n = await np();
            const own = nd(n, X);
            return () => {
                const Xc = own.subtract(own.mean(0));
                const { s, vt } = n.linalg.svd(Xc, false);
                return [n.sum(n.matmul(Xc, n.transpose(vt)).square()), s.data[0]];
            };
        },
        // Its solve takes one system; inv takes stacks.
        '1000 systems of order 4': async ([A, b]) => {
            const n = await np();
            const [a, own] = [nd(n, A), nd(n, b)];
            return () => n.matmul(n.linalg.inv(a), own).data;
        },
        'ridge, 1000 x 50': async ([X, y]) => {
            const n = await np();
            const [own, b] = [nd(n, X), nd(n, y)];
            return () => {
                const turned = n.ascontiguousarray(own.T); // Products with it are more than three times as fast as with the view.
                return n.linalg.solve(n.matmul(turned, own).add(n.eye(50).multiply(0.01)), n.matmul(turned, b)).data;
            };
        },
        'Kalman filter, 100 steps': async ([z]) => {
            const n = await np();
            const [F, H] = [
                n.array([
                    [1, 1],
                    [0, 1],
                ]),
                n.array([[1, 0]]),
            ];
            const [Q, R] = [n.eye(2).multiply(0.01), n.array([[0.25]])];
            return () => {
                let [x, P] = [n.zeros([2, 1]), n.eye(2)];
                for (const seen of z.data) {
                    [x, P] = [n.matmul(F, x), n.matmul(n.matmul(F, P), F.T).add(Q)];
                    const HP = n.matmul(H, P);
                    const K = n.transpose(n.linalg.solve(n.matmul(HP, H.T).add(R), HP));
                    x = x.add(n.matmul(K, n.array([[seen]]).subtract(n.matmul(H, x))));
                    P = P.subtract(n.matmul(K, HP));
                }
                return x.data;
            };
        },
        // It has no solve with triangles: both answers come from one with K. With a transposed view on the right solve takes 40 times as long.
        'Gaussian process, 200 points': async ([x, xs]) => {
            const n = await np();
            const [own, other] = [nd(n, x), nd(n, xs)];
            return () => {
                const K = own.reshape(200, 1).subtract(own).square().multiply(-0.5).exp();
                const Kt = own.reshape(200, 1).subtract(other).square().multiply(-0.5).exp();
                const W = n.linalg.solve(K.add(n.eye(200).multiply(1e-2)), Kt);
                const means = n.matmul(own.sin(), W);
                const variances = n.multiply(Kt, W).sum(0).multiply(-1).add(1);
                return [...means.data, ...variances.data];
            };
        },
        'sampling, 20 x 5000': async ([C, Z]) => {
            const n = await np();
            const [c, z] = [nd(n, C), nd(n, Z)];
            return () => {
                const X = n.matmul(n.linalg.cholesky(c), z);
                return n.matmul(X, X.T).divide(5000).data;
            };
        },
        'Laplacian of a path of 80': async ([nodes]) => {
            const n = await np();
            const size = nodes.data.length;
            return () => {
                const A = n.eye(size, size, 1).add(n.eye(size, size, -1));
                const G = n.linalg.pinv(n.diag(A.sum(1)).subtract(A));
                const d = n.diag(G);
                return d.reshape(size, 1).add(d).subtract(n.multiply(G, 2)).data;
            };
        },
        'PageRank, 300 pages, 60 steps': async ([links]) => {
            const n = await np();
            const own = nd(n, links);
            return () => {
                const P = own.divide(own.sum(0));
                let r = n.full([300], 1 / 300);
                for (let step = 0; step < 60; step++)
                    r = n
                        .matmul(P, r)
                        .multiply(0.85)
                        .add(0.15 / 300);
                return r.data;
            };
        },
        'Poisson by kron, 20 x 20': async ([D]) => {
            const n = await np();
            const own = nd(n, D);
            return () => {
                const A = n.kron(own, n.eye(20)).add(n.kron(n.eye(20), own));
                return n.linalg.solve(A, n.ones([400])).data;
            };
        },
        'image of 96 x 96 by svd': async ([t]) => {
            const n = await np();
            const own = nd(n, t);
            return () => {
                const { u, s, vt } = n.linalg.svd(own.reshape(96, 1).multiply(own).multiply(12).cos());
                return n.matmul(n.multiply(u.slice(':', ':6'), s.slice(':6')), vt.slice(':6', ':')).data;
            };
        },
    },
};
