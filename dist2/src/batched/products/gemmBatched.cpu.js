// GEMM of a batch at arbitrary places on the CPU backend: the engine's kernels on all threads, else the blocked reference on one matrix
// after the other.
import { compute } from '../../blas3/compute.cpu.js';
import { gemmBlockedRef } from '../../blas3/products/gemm.ref.js';
import { isZero } from '../../core/complex.js';
import { footprint } from '../../core/matrix.js';
import { placeAt } from '../../engine/workspace.js';
import { hostVector } from '../../runtime/buffer.js';
import { fieldRest } from '../../runtime/realMat.js';
import { gemmListEngine, nativeGemm } from './gemmList.cpu.js';
export async function gemmBatchedCpu(queue, a) {
    const [A, B, C, placesA, placesB, placesC] = await Promise.all([
        fieldRest(a.A, 'read'),
        fieldRest(a.B, 'read'),
        fieldRest(a.C, 'write'),
        hostVector(a.offsetsA, 'read'),
        hostVector(a.offsetsB, 'read'),
        hostVector(a.offsetsC, 'read'),
    ]);
    const { transA, transB, m, n, k, alpha, beta } = a;
    const reads = !isZero(alpha) && k > 0;
    const sizeA = transA === 'n' ? footprint(m, k, a.lda) : footprint(k, m, a.lda);
    const sizeB = transB === 'n' ? footprint(k, n, a.ldb) : footprint(n, k, a.ldb);
    const sizeC = footprint(m, n, a.ldc);
    const fits = (offset, size, X) => offset >= 0 && offset + size <= X.length;
    /** Offsets behind the three pointers; products that would leave their buffer are left out. */
    const places = [];
    for (let b = 0; b < a.batchCount; b++) {
        const [offA, offB, offC] = [placesA, placesB, placesC].map(({ data, off }) => data[off + b]);
        if (!fits(offC, sizeC, C) || (reads && !(fits(offA, sizeA, A) && fits(offB, sizeB, B))))
            continue;
        places.push([offA, offB, offC]);
    }
    const oneByOne = (gemm) => {
        for (const [offA, offB, offC] of places) {
            const Ab = { ...A, off: A.off + offA, ld: a.lda };
            const Bb = { ...B, off: B.off + offB, ld: a.ldb };
            const Cb = { ...C, off: C.off + offC, ld: a.ldc };
            gemm(transA, transB, m, n, k, alpha, Ab, Bb, beta, Cb);
        }
    };
    compute(queue, a, (e, r, space) => {
        const [inA, inB, inC] = [
            { ...space.matrix(A, A.length, 1, 'read'), ld: a.lda },
            { ...space.matrix(B, B.length, 1, 'read'), ld: a.ldb },
            { ...space.matrix(C, C.length, 1, 'write'), ld: a.ldc },
        ];
        const batch = places.map(([offA, offB, offC]) => ({
            ...{ m, n, k },
            A: placeAt(r, inA, offA, 0),
            B: placeAt(r, inB, offB, 0),
            C: placeAt(r, inC, offC, 0),
        }));
        gemmListEngine(e, r, space, transA, transB, alpha, beta, batch);
    }, () => oneByOne(gemmBlockedRef), undefined, (native) => oneByOne(nativeGemm(native)));
    C.store();
}
