// LASWP on the CPU backend: columns divided among the engine's threads, else the reference, on the operands' host copies.
import { compute } from '../../blas3/compute.cpu.js';
import { swapKernels } from '../../engine/kernels/lu.js';
import { hostMat, hostVector } from '../../runtime/buffer.js';
import { laswpRef } from './laswp.ref.js';
/** Interchanges of two elements that are worth a thread's attention. */
const WORTHWHILE = 16384;
/**
 * Why the engine must not have a call: a pivot that is no row would have a kernel write to memory of others, where the reference at most
 * spoils the caller's buffer.
 */
export function badPivots(ipiv, from, to, rows) {
    for (let i = from; i < to; i++) {
        const pivot = ipiv.data[ipiv.off + i];
        if (!(pivot >= 1 && pivot <= rows))
            return `pivot ${i + 1} is ${pivot}, which is no row`;
    }
    return undefined;
}
/** The address of pivots 1..count in the engine's memory. */
export function placePivots(e, space, ipiv, count) {
    const at = space.take(4 * count);
    e.heap.view(Int32Array, at, count).set(ipiv.data.subarray(ipiv.off, ipiv.off + count));
    return at;
}
/**
 * For i = first..last - 1, backwards if not `forward`: rows i and ipiv(i) of n columns change places; rows of A count from 0, pivots from
 * 1.
 */
export function laswpEngine(e, r, n, A, ipiv, first, last, forward = true) {
    if (first === last)
        return;
    const width = 4 * Math.ceil(Math.max(n / (2 * e.pool.threads), WORTHWHILE / (last - first)) / 4);
    const parts = [];
    for (let j = 0; j < n; j += width) {
        const at = A.at + j * A.ld * r.bytes;
        parts.push([Math.min(width, n - j), at, A.ld * r.bytes, ipiv, first, last, +forward]);
    }
    e.run(swapKernels[r.prec], 'swap', parts);
}
export async function laswpCpu(queue, a) {
    const { n, k1, k2 } = a;
    const [A, ipiv] = await Promise.all([hostMat(a.A, a.lda, 'write'), hostVector(a.ipiv, 'read')]);
    const forward = a.direction === 'f';
    compute(queue, a, (e, r, space) => {
        const inA = space.matrix(A, a.m, n, 'write');
        laswpEngine(e, r, n, inA, placePivots(e, space, ipiv, k2), k1 - 1, k2, forward);
    }, () => laswpRef(n, A, k1, k2, ipiv.data, ipiv.off, forward), badPivots(ipiv, k1 - 1, k2, a.m));
}
