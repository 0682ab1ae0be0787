import { sizeOf } from './ownBackend.js';
/** Kernels by name; the names are ours and in no other registry. */
export const SOLVE = 'BasaltSolve';
export const TRIANGULAR_SOLVE = 'BasaltTriangularSolve';
export const CHOLESKY = 'BasaltCholesky';
export const QR = 'BasaltQr';
function systems(a, b) {
    const [n, nrhs] = b.shape.slice(-2);
    return { count: sizeOf(a.shape.slice(0, -2)), n, nrhs };
}
/** What `work` makes of the tensors as singles in memory, too. */
export function withSingles(own, tensors, work) {
    const one = own.backend.makeTensorInfo([], 'float32', Float32Array.of(1));
    const singles = tensors.map((x) => (own.areSingles(x) ? x : own.stock('Multiply', { a: x, b: one })));
    const result = work(...singles);
    for (const [i, x] of singles.entries())
        if (x !== tensors[i])
            own.release(x);
    own.release(one);
    return result;
}
const noInfo = (own, lead) => {
    const info = own.zeros(lead);
    return own.stockInstead(info, 'Cast', { x: info }, { dtype: 'int32' });
};
/** `info` in the shape of the leading dimensions. */
const shaped = (own, info, lead) => own.stockInstead(info, 'Reshape', { x: info }, { shape: lead });
export function solveKernel(own, { a, b }) {
    const s = systems(a, b);
    const lead = a.shape.slice(0, -2);
    if (sizeOf(b.shape) === 0)
        return [own.zeros(b.shape), noInfo(own, lead)];
    own.counted(SOLVE);
    const { x, info } = withSingles(own, [a, b], (A, B) => own.compute.solve(s, A, B));
    return [x, shaped(own, info, lead)];
}
export function triangularSolveKernel(own, { a, b }, { lower, adjoint }) {
    if (sizeOf(b.shape) === 0)
        return own.zeros(b.shape);
    own.counted(TRIANGULAR_SOLVE);
    const uplo = lower === true ? 'l' : 'u';
    return withSingles(own, [a, b], (A, B) => own.compute.solveTriangle(systems(A, B), uplo, adjoint === true, A, B));
}
export function choleskyKernel(own, { a }) {
    const lead = a.shape.slice(0, -2);
    if (sizeOf(a.shape) === 0)
        return [own.zeros(a.shape), noInfo(own, lead)];
    own.counted(CHOLESKY);
    const n = a.shape.at(-1);
    const { l, info } = withSingles(own, [a], (A) => own.compute.cholesky(sizeOf(lead), n, A));
    return [l, shaped(own, info, lead)];
}
export function qrKernel(own, { a }) {
    const lead = a.shape.slice(0, -2);
    const [m, n] = a.shape.slice(-2);
    const k = Math.min(m, n);
    if (sizeOf(a.shape) === 0)
        return [own.zeros([...lead, m, k]), own.zeros([...lead, k, n])];
    own.counted(QR);
    const { q, r } = withSingles(own, [a], (A) => own.compute.qr(sizeOf(lead), m, n, A));
    return [q, r];
}
