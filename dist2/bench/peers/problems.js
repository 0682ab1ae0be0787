// What bench:peers measures, and what a right answer is. Matrices are stored by rows, as JavaScript's libraries do.
const product = (n) => 2 * n ** 3;
export const problems = (n) => [
    { name: `matmul ${n} f32`, kind: 'matmul', prec: 's', n, batch: 1, flops: product(n) },
    { name: `matmul ${n} f64`, kind: 'matmul', prec: 'd', n, batch: 1, flops: product(n) },
    { name: `solve ${n} f64`, kind: 'solve', prec: 'd', n, batch: 1, flops: (2 / 3) * n ** 3 + 2 * n ** 2 },
    { name: '4096 x 16 f32', kind: 'batched', prec: 's', n: 16, batch: 4096, flops: 4096 * product(16) },
];
/** Uniform on (-1, 1), always the same. */
function numbers(prec, length, seed) {
    const values = prec === 's' ? new Float32Array(length) : new Float64Array(length);
    let state = Math.imul(seed, 2654435761);
    for (let i = 0; i < length; i++) {
        state = (Math.imul(state, 1664525) + 1013904223) | 0;
        values[i] = state / 2 ** 31;
    }
    return values;
}
export const dataOf = ({ kind, prec, n, batch }) => ({
    A: numbers(prec, n * n * batch, 1),
    B: numbers(prec, kind === 'solve' ? n : n * n * batch, 2),
});
/** C + A B in double precision, by rows. */
function add(C, A, B, n, first) {
    for (let i = 0; i < n; i++) {
        for (let l = 0; l < n; l++) {
            const a = A[first + i * n + l];
            for (let j = 0; j < n; j++)
                C[first + i * n + j] += a * B[first + l * n + j];
        }
    }
}
/**
 * The largest error of a product element by element, or the largest residual of a system over the largest x; both over n and the unit of
 * the precision.
 */
export function errorOf({ kind, prec, n, batch }, { A, B }, X) {
    if (X.length !== B.length)
        return Number.NaN;
    const unit = n * (prec === 's' ? 2 ** -23 : 2 ** -52);
    let worst = 0;
    let scale = 1;
    const meet = (error) => {
        // Once it is a NaN it stays one.
        if (!Number.isNaN(worst) && !(error <= worst))
            worst = error;
    };
    if (kind === 'solve') {
        scale = Math.max(...Array.from(X, Math.abs));
        for (let i = 0; i < n; i++) {
            let r = B[i];
            for (let j = 0; j < n; j++)
                r -= A[i * n + j] * X[j];
            meet(Math.abs(r));
        }
    }
    else {
        const C = new Float64Array(B.length);
        for (let b = 0; b < batch; b++)
            add(C, A, B, n, b * n * n);
        for (let i = 0; i < C.length; i++)
            meet(Math.abs(C[i] - X[i]));
    }
    return worst / scale / unit;
}
/** Answers above it are wrong. Of systems those without pivoting are right, too. */
export const boundOf = ({ kind }) => (kind === 'solve' ? 1e5 : 30);
