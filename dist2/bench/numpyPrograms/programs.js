// The programs of docs/guide/numpy.md at sizes where they take longer than a call does: their operands, and what one is.
import { arange, gallery, linspace, randn, scale } from '../../src/linalg/index.js';
const random = (shape, seed) => randn(shape, { seed });
const line = (n) => linspace(0, 3, n);
/** Regular: diagonally dominant. */
function systems(count, n) {
    const { data, shape } = randn([count, n, n], { seed: 3 });
    for (let b = 0; b < count; b++)
        for (let i = 0; i < n; i++)
            data[b * n * n + i * (n + 1)] += 3 * n;
    return { data, shape };
}
function links(n) {
    const { data, shape } = randn([n, n], { seed: 9 });
    for (let k = 0; k < data.length; k++)
        data[k] = data[k] > 1 ? 1 : 0;
    for (let j = 0; j < n; j++)
        data[((j + 1) % n) * n + j] = 1;
    return { data, shape };
}
export const operands = {
    'polynomial fit, 2000 points, degree 5': () => [line(2000)],
    'PCA, 1000 x 30': () => [random([1000, 30], 1)],
    '1000 systems of order 4': () => [systems(1000, 4), random([1000, 4, 1], 4)],
    'ridge, 1000 x 50': () => [random([1000, 50], 5), random([1000], 6)],
    'Kalman filter, 100 steps': () => [random([100], 7)],
    'Gaussian process, 200 points': () => [line(200), linspace(0.1, 2.9, 50)],
    'sampling, 20 x 5000': () => [gallery('poev', 20, { cond: 10, seed: 1 }), random([20, 5000], 8)],
    'Laplacian of a path of 80': () => [arange(80)],
    'PageRank, 300 pages, 60 steps': () => [links(300)],
    'exponential, order 60': () => [scale(randn([60, 60], { seed: 11 }), 0.2)],
    'Poisson by kron, 20 x 20': () => [gallery('tridiag', 20)],
    'image of 96 x 96 by svd': () => [linspace(0, 1, 96)],
};
