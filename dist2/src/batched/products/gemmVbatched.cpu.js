// GEMM of a batch of various sizes on the CPU backend: the engine's kernels on all threads, else the blocked reference on one problem after
// the other.
import { compute } from '../../blas3/compute.cpu.js';
import { gemmBlockedRef } from '../../blas3/products/gemm.ref.js';
import { placeAt } from '../../engine/workspace.js';
import { fieldRest } from '../../runtime/realMat.js';
import { gemmListEngine, nativeGemm } from './gemmList.cpu.js';
export async function gemmVbatchedCpu(queue, a) {
    const [A, B, C] = await Promise.all([fieldRest(a.A, 'read'), fieldRest(a.B, 'read'), fieldRest(a.C, 'write')]);
    const { transA, transB, alpha, beta } = a;
    const problems = Array.from(a.m, (m, b) => ({
        ...{ m, n: a.n[b], k: a.k[b] },
        A: { off: a.offsetsA[b], ld: a.lda[b] },
        B: { off: a.offsetsB[b], ld: a.ldb[b] },
        C: { off: a.offsetsC[b], ld: a.ldc[b] },
    }));
    const oneByOne = (gemm) => {
        for (const p of problems) {
            const [Ab, Bb, Cb] = [
                { ...A, off: A.off + p.A.off, ld: p.A.ld },
                { ...B, off: B.off + p.B.off, ld: p.B.ld },
                { ...C, off: C.off + p.C.off, ld: p.C.ld },
            ];
            gemm(transA, transB, p.m, p.n, p.k, alpha, Ab, Bb, beta, Cb);
        }
    };
    compute(queue, a, (e, r, space) => {
        const [inA, inB, inC] = [
            space.matrix(A, A.length, 1, 'read'),
            space.matrix(B, B.length, 1, 'read'),
            space.matrix(C, C.length, 1, 'write'),
        ];
        const batch = problems.map((p) => ({
            ...p,
            A: { at: placeAt(r, inA, p.A.off, 0).at, ld: p.A.ld },
            B: { at: placeAt(r, inB, p.B.off, 0).at, ld: p.B.ld },
            C: { at: placeAt(r, inC, p.C.off, 0).at, ld: p.C.ld },
        }));
        gemmListEngine(e, r, space, transA, transB, alpha, beta, batch);
    }, () => oneByOne(gemmBlockedRef), undefined, (native) => oneByOne(nativeGemm(native)));
    C.store();
}
