import { isOne, isZero, re } from '../../core/complex.js';
import { TRIANGLE, triangleKernels } from '../../engine/kernels/triangle.js';
import { COMPLEX_TRIANGLE, trianglePairKernels } from '../../engine/kernels/trianglePairs.js';
import { placeAt } from '../../engine/workspace.js';
import { hostMat } from '../../runtime/buffer.js';
import { compute } from '../compute.cpu.js';
import { gemmEngine, gemmOn } from '../products/gemm.cpu.js';
import { trmmSteps, trsmSteps } from './triangle.steps.js';
/** Multiplications that are worth a thread's attention. */
const WORTHWHILE = 48 ** 3;
/** Right-hand sides of one part: whole chunks of the kernel, so that none is padded but the last. */
const CHUNK = 32;
/**
 * B := alpha op(A)^-1 B or alpha B op(A)^-1 ('solve'), alpha op(A) B or alpha B op(A) ('multiply'); A of order TRIANGLE at most, complex of
 * half.
 */
export const smallTriangle = (e, r, what, side, uplo, transA, diag, m, n, alpha, A, B) => {
    const left = side === 'l';
    const [order, count] = left ? [m, n] : [n, m];
    const lower = (uplo === 'l') === (transA === 'n');
    // From the left it is T = op(A)^T that stands on the right of B^T. A lower T is an upper one when counted backwards.
    const backwards = left !== lower;
    const sign = backwards ? -1 : 1;
    const [rowA, colA] = [r.bytes, A.ld * r.bytes];
    const [rowT, colT] = left === (transA !== 'n') ? [sign * rowA, sign * colA] : [sign * colA, sign * rowA];
    const T = backwards ? A.at + (order - 1) * (rowA + colA) : A.at;
    const [along, across] = left ? [r.bytes, B.ld * r.bytes] : [B.ld * r.bytes, r.bytes];
    const whole = order * order * count < 2 * WORTHWHILE ? count : count / (2 * e.pool.threads);
    const width = CHUNK * Math.ceil(Math.max(whole, WORTHWHILE / order ** 2) / CHUNK);
    // Complex kernels take no alpha, which is 1 for all triangles but the first, but the sign of the imaginary parts of T.
    if (r.parts === 2 && !isOne(alpha))
        gemmEngine(e, r, { m, n, k: 0, alpha: 0, A, B, beta: alpha, C: B });
    const last = r.parts === 1 ? re(alpha) : transA === 'c' ? -1 : 1;
    const parts = [];
    for (let q = 0; q < count; q += width) {
        const rows = Math.min(width, count - q);
        parts.push([rows, order, T, rowT, colT, B.at + q * across, along, across, +backwards, +(diag === 'u'), last]);
    }
    e.run(r.parts === 1 ? triangleKernels[r.prec] : trianglePairKernels[r.prec], what, parts);
};
export const triangleEngine = (e, r, what, side, uplo, transA, diag, m, n, alpha, A, B) => {
    if (m === 0 || n === 0)
        return;
    if (isZero(alpha))
        return gemmEngine(e, r, { m, n, k: 0, alpha, A, B, beta: 0, C: B });
    const leaf = r.parts === 1 ? TRIANGLE : COMPLEX_TRIANGLE;
    if ((side === 'l' ? m : n) <= leaf)
        return smallTriangle(e, r, what, side, uplo, transA, diag, m, n, alpha, A, B);
    const small = (side, uplo, transA, diag, m, n, alpha, A, B) => smallTriangle(e, r, what, side, uplo, transA, diag, m, n, alpha, A, B);
    const ops = { leaf, small, gemm: gemmOn(e, r), at: (X, i, j) => placeAt(r, X, i, j) };
    if (what === 'solve')
        trsmSteps(ops, side, uplo, transA, diag, m, n, alpha, A, B);
    else
        trmmSteps(ops, side, uplo, transA, diag, m, n, alpha, A, B);
};
/** TRSM or TRMM on the operands' host copies: the engine's, else the reference, else a native library's. */
export const triangularCpu = (name, what, reference) => async (queue, a) => {
    const { side, uplo, transA, diag, m, n, alpha } = a;
    const operands = await Promise.all([hostMat(a.A, a.lda, 'read'), hostMat(a.B, a.ldb, 'write')]);
    const [A, B] = operands;
    const order = side === 'l' ? m : n;
    compute(queue, a, (e, r, space) => {
        const [inA, inB] = [space.matrix(A, order, order, 'read'), space.matrix(B, m, n, 'write')];
        triangleEngine(e, r, what, side, uplo, transA, diag, m, n, alpha, inA, inB);
    }, () => reference(side, uplo, transA, diag, m, n, alpha, A, B), undefined, (native) => native[name](side, uplo, transA, diag, m, n, re(alpha), A, B));
};
