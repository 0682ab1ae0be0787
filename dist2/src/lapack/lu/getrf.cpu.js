// GETRF on the CPU backend: panels with lookahead on the engine, else the recursive reference, on the operands' host copies.
import { compute } from '../../blas3/compute.cpu.js';
import { gemmEngine, gemmFork, gemmOn } from '../../blas3/products/gemm.cpu.js';
import { trsmEngine, trsmOn } from '../../blas3/triangular/trsm.cpu.js';
import { luKernels } from '../../engine/kernels/lu.js';
import { matrixAt } from '../../engine/views.js';
import { placeAt } from '../../engine/workspace.js';
import { hostMat, hostVector } from '../../runtime/buffer.js';
import { onHost } from '../../runtime/operands.js';
import { getf2Ref, getrfRecursiveRef } from './getrf.ref.js';
import { getrfHalves } from './getrf.steps.js';
import { growthRef, largestRef } from './growth.ref.js';
import { laswpEngine } from './laswp.cpu.js';
/**
 * Width of the panels that lookahead factors: narrow ones leave more to the other threads, wide ones make better products. At order 1024 in
 * double 128 columns gave 12.4 GFLOP/s where 64 gave 11.1, on one thread (Xeon with AVX-512, Node 20, 2026-11).
 */
const panelWidth = (order) => (order <= 640 ? 64 : 128);
/** Width of the panels that one kernel call factors. */
const LEAF = 8;
/**
 * P A = L U in panels of nb columns, 0: own choice; `ipiv` is the address of min(m, n) integers. Returns info. The other threads update the
 * columns behind the next panel while this one factors it. What is computed, in which order, does not depend on the number of threads.
 * Source: LAPACK xGETRF; for lookahead, J. Kurzak and J. Dongarra, LAPACK Working Note 178 (2006).
 */
export function getrfEngine(e, r, m, n, A, ipiv, nb = 0) {
    const order = Math.min(m, n);
    const wide = nb > 0 ? nb : panelWidth(order);
    let info = panelEngine(e, r, m, 0, Math.min(wide, order), A, ipiv);
    for (let k = 0; k < order; k += wide) {
        const after = Math.min(order, k + wide);
        const width = after - k;
        const next = Math.min(wide, order - after);
        const ahead = after + next;
        if (after === n)
            break;
        // A(k:, after:) := P A(k:, after:),  U(k:after, after:) := L11^-1 A(k:after, after:)
        laswpEngine(e, r, n - after, placeAt(r, A, 0, after), ipiv, k, after);
        const U = placeAt(r, A, k, after);
        trsmEngine(e, r, 'l', 'l', 'n', 'u', width, n - after, 1, placeAt(r, A, k, k), U);
        // A22 := A22 - L21 U12, the columns of the next panel first
        const L21 = placeAt(r, A, after, k);
        const columns = (j, n) => ({
            m: m - after,
            n,
            k: width,
            alpha: -1,
            A: L21,
            B: placeAt(r, A, k, j),
            beta: 1,
            C: placeAt(r, A, after, j),
        });
        const join = gemmFork(e, r, columns(ahead, n - ahead));
        gemmEngine(e, r, columns(after, next));
        const found = panelEngine(e, r, m, after, next, A, ipiv);
        join();
        if (info === 0)
            info = found;
    }
    // Interchanges that came after a panel, in its columns of L
    for (let k = 0; k + wide < order; k += wide) {
        laswpEngine(e, r, wide, placeAt(r, A, 0, k), ipiv, k + wide, order);
    }
    return info;
}
/** Factors rows j..m - 1 of `width` columns of A from column j on, by halving the columns; info counts from column 0 of A. */
function panelEngine(e, r, m, j, width, A, ipiv) {
    if (width === 0)
        return 0;
    const panel = (j, to) => {
        const info = smallPanel(e, r, m - j, to - j, placeAt(r, A, j, j), ipiv + 4 * j, j);
        return info > 0 ? j + info : 0;
    };
    const interchange = (j, to, first, last) => laswpEngine(e, r, to - j, placeAt(r, A, 0, j), ipiv, first, last);
    const at = (X, i, k) => placeAt(r, X, i, k);
    const ops = { leaf: LEAF, panel, interchange, trsm: trsmOn(e, r), gemm: gemmOn(e, r), at };
    return getrfHalves(ops, m, A, j, j + width);
}
/** P A = L U for a few columns; pivots count from `base` + 1. Complex ones by the reference, in the engine's memory. */
function smallPanel(e, r, m, n, A, ipiv, base) {
    if (r.parts === 1)
        return e.functionsOf(luKernels[r.prec])['panel'](m, n, A.at, A.ld * r.bytes, ipiv, base);
    const pivots = e.heap.view(Int32Array, ipiv, n);
    const info = getf2Ref(m, n, matrixAt(e, r, m, n, A), pivots, 0);
    for (let i = 0; i < n; i++)
        pivots[i] += base;
    return info;
}
/** For the trace: one processor sees the whole column, and has no use for a tournament. */
export const PARTIAL_ON_CPU = 'partial pivoting: tournaments are for panels on the GPU';
/** Notes what a call that asked for a tournament gets on the CPU. */
export function notePivoting(queue, { routine, pivoting }) {
    if (pivoting === 'tournament')
        queue.note({ routine, backend: 'cpu', why: PARTIAL_ON_CPU });
}
export async function getrfCpu(queue, a) {
    const { m, n, nb } = a;
    const [A, ipiv, info] = await Promise.all([
        hostMat(a.A, a.lda, 'write'),
        hostVector(a.ipiv, 'write'),
        hostVector(a.info, 'write'),
    ]);
    const { growth } = await onHost(a, { growth: 'write?' });
    const before = growth === undefined ? 0 : largestRef(m, n, A);
    notePivoting(queue, a);
    info.data[info.off] = compute(queue, a, (e, r, space) => {
        const order = Math.min(m, n);
        const inA = space.matrix(A, m, n, 'write');
        const pivots = space.take(4 * order);
        const found = getrfEngine(e, r, m, n, inA, pivots, nb);
        ipiv.data.set(e.heap.view(Int32Array, pivots, order), ipiv.off);
        return found;
    }, () => getrfRecursiveRef(m, n, A, ipiv.data, ipiv.off, nb), undefined, (native) => native.getrf(m, n, A, ipiv.data, ipiv.off));
    if (growth !== undefined)
        growth.data[growth.off] = growthRef(m, n, before, A);
}
