// GEMM of a batch at equal distances on the CPU backend: the engine's kernels on all threads, else the blocked reference on one matrix
// after the other.
import { compute } from '../../blas3/compute.cpu.js';
import { gemmEngine, gemmFork, inPlace } from '../../blas3/products/gemm.cpu.js';
import { gemmBlockedRef } from '../../blas3/products/gemm.ref.js';
import { tileKernel } from '../../blas3/products/gemmTile.cpu.js';
import { isZero, re } from '../../core/complex.js';
import { placeAt } from '../../engine/workspace.js';
import { fieldRest } from '../../runtime/realMat.js';
import { LARGE, nativeGemm, productsPerPart } from './gemmList.cpu.js';
/** Product b of a batch. */
const productOf = (r, g, b) => ({
    ...g,
    A: placeAt(r, g.A, b * g.strideA, 0),
    B: placeAt(r, g.B, b * g.strideB, 0),
    C: placeAt(r, g.C, b * g.strideC, 0),
});
/** On all threads; bits do not depend on their number. */
export function gemmStridedBatchedEngine(e, r, g) {
    if (isListed(r, g)) {
        const { kernel, parts } = divided(e, r, g);
        e.run(kernel, 'strided', parts);
        return;
    }
    for (let b = 0; b < g.batchCount; b++)
        gemmEngine(e, r, productOf(r, g, b));
}
/**
 * As gemmStridedBatchedEngine, for one product or more, begun on the other threads: the function returned helps and waits. The caller may
 * do something else meanwhile. Of large products only the last is begun, those in front of it are done.
 */
export function gemmStridedBatchedFork(e, r, g) {
    if (isListed(r, g)) {
        const { kernel, parts } = divided(e, r, g);
        return parts.length === 1 ? () => e.run(kernel, 'strided', parts) : e.fork(kernel, 'strided', parts);
    }
    const last = g.batchCount - 1;
    for (let b = 0; b < last; b++)
        gemmEngine(e, r, productOf(r, g, b));
    return gemmFork(e, r, productOf(r, g, last));
}
/** Whether threads get products by the number; large and complex ones, and those that are none, are divided one by one. */
function isListed(r, { m, n, k, alpha }) {
    const work = isZero(alpha) ? 0 : m * n * k;
    return r.parts === 1 && work > 0 && work < LARGE;
}
/** Products one behind the other, computed by one call each. */
function divided(e, r, g) {
    const { transA = 'n', transB = 'n', m, n, k, alpha, A, B, beta, C, batchCount } = g;
    const work = m * n * k * batchCount;
    const kernel = tileKernel(e, r, work);
    const strides = [g.strideA * r.bytes, g.strideB * r.bytes, g.strideC * r.bytes];
    const how = [+(transA !== 'n'), +(transB !== 'n'), inPlace(m, n, k), m, n, k, re(alpha)];
    const each = productsPerPart(e, batchCount, work);
    const parts = [];
    for (let b = 0; b < batchCount; b += each) {
        const first = productOf(r, g, b);
        const places = [first.A.at, A.ld, first.B.at, B.ld, re(beta), first.C.at, C.ld];
        parts.push([Math.min(each, batchCount - b), ...strides, ...how, ...places]);
    }
    return { kernel, parts };
}
export async function gemmStridedBatchedCpu(queue, a) {
    const [A, B, C] = await Promise.all([fieldRest(a.A, 'read'), fieldRest(a.B, 'read'), fieldRest(a.C, 'write')]);
    const { transA, transB, m, n, k, alpha, beta, strideA, strideB, strideC, batchCount } = a;
    const oneByOne = (gemm) => {
        for (let b = 0; b < batchCount; b++) {
            const Ab = { ...A, off: A.off + b * strideA, ld: a.lda };
            const Bb = { ...B, off: B.off + b * strideB, ld: a.ldb };
            const Cb = { ...C, off: C.off + b * strideC, ld: a.ldc };
            gemm(transA, transB, m, n, k, alpha, Ab, Bb, beta, Cb);
        }
    };
    compute(queue, a, (e, r, space) => gemmStridedBatchedEngine(e, r, {
        ...{ transA, transB, m, n, k, alpha, beta, strideA, strideB, strideC, batchCount },
        A: { ...space.matrix(A, A.length, 1, 'read'), ld: a.lda },
        B: { ...space.matrix(B, B.length, 1, 'read'), ld: a.ldb },
        C: { ...space.matrix(C, C.length, 1, 'write'), ld: a.ldc },
    }), () => oneByOne(gemmBlockedRef), undefined, (native) => oneByOne(nativeGemm(native)));
    C.store();
}
