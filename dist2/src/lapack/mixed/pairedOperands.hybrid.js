// What a refinement on the GPU works with, by corrections alone or by GMRES: whether it is to be there at all, right-hand sides and A in
// pairs, and how far pairs can be trusted.
import { enqueueSymmetrize } from '../../blas3/elements/symmetrize.gpu.js';
import { footprint } from '../../core/matrix.js';
import { hasPairs, pairsOf } from '../../runtime/pairs.js';
import { dsWorkspace } from './doubleSingle.gpu.js';
import { provenDoubleSingle } from './doubleSingleTrial.gpu.js';
import { basisWorkspace } from './gmresBasis.gpu.js';
import { exponentOf, sizeOf } from './mixed.ref.js';
/**
 * From this order on 'auto' takes the GPU: LAPACK's rule asks for sqrt(n) 2^-53 ||A|| |x|, of which what pairs lose of A, x and b is then a
 * small part, 2^-50 for an element and falling with their number.
 */
const ORDER = 1024;
/** Norms of A with which products, and what is lost of them, stay within the range of singles, right-hand sides being scaled to 1. */
export const NORMS = { least: 2 ** -40, most: 2 ** 40 };
/** Below this order what pairs lose may be as much as LAPACK's rule leaves: the host confirms what was found to have converged. */
export const SURE_ORDER = 256;
/** A residual of so much of ||A|| |x|, or less, is no sign of poor factors, but near what pairs lose. */
export const NOISE = 2 ** -44;
/** Whether products with an A of this infinity norm can be computed in pairs. */
export const withinPairs = (norm) => norm >= NORMS.least && norm <= NORMS.most;
/** Whether the GPU can bind what a refinement works with, a Krylov space among it. */
export function fitsPairs({ context }, { n, nrhs, lda }) {
    const { maxStorageBufferBindingSize, maxBufferSize } = context.gpu.device.limits;
    const largest = Math.max(footprint(n, n, lda), 2 * n * nrhs, dsWorkspace(n, n, nrhs), basisWorkspace(n));
    return 4 * largest <= Math.min(maxStorageBufferBindingSize, maxBufferSize);
}
export async function chooseResidual(queue, call) {
    const { n, residual } = call;
    const { software } = queue.context.gpu;
    if (residual === 'cpu')
        return { why: 'as asked for' };
    if (residual === 'auto' && software)
        return { why: 'the adapter is a software one' };
    if (residual === 'auto' && n < ORDER)
        return { why: `the order is below ${ORDER}` };
    if (!fitsPairs(queue, call))
        return { why: 'a pair of A, or the workspace, is larger than what the GPU can bind' };
    const form = await provenDoubleSingle(queue);
    if (form === undefined)
        return { why: 'the adapter has not passed the trial of double-single arithmetic' };
    return { form, why: `${residual === 'auto' ? 'auto' : 'as asked for'}: pairs of singles` };
}
/** Undefined if an element is not finite: what that means is for the host to say. */
export function scaledPairs(n, nrhs, B) {
    const [pairs, scales] = [new Float32Array(2 * n * nrhs), new Float64Array(nrhs)];
    for (let k = 0; k < nrhs; k++) {
        const size = sizeOf(B, n, k);
        if (!(size < Infinity))
            return undefined;
        const scale = 2 ** Math.max(-1022, exponentOf(size));
        scales[k] = scale;
        const [from, to] = [B.off + k * B.ld, 2 * k * n];
        for (let i = 0; i < n; i++) {
            const value = B.data[from + i] / scale;
            const hi = Math.fround(value);
            pairs[to + 2 * i] = hi;
            pairs[to + 2 * i + 1] = value - hi;
        }
    }
    return { pairs, scales };
}
/** A on the GPU; of a symmetric one both triangles. */
export function pairsOnDevice(queue, call, uplo) {
    const { n, lda, routine } = call;
    const { buffer, offset } = call.A;
    const count = footprint(n, n, lda);
    const name = uplo === 'f' ? 'as it is' : `symmetric ${uplo} ${n} ${lda}`;
    const there = hasPairs(buffer, offset, count, name);
    const lives = queue.context.placement('d') === 'gpu';
    const how = lives ? 'A is split into pairs on the GPU' : 'A goes to the GPU in pairs';
    queue.note({ routine, backend: 'gpu', why: there ? 'A is on the GPU' : how });
    return pairsOf(queue, buffer, offset, count, {
        name,
        make({ hi, lo }) {
            if (uplo === 'f')
                return;
            for (const data of [hi, lo])
                enqueueSymmetrize(queue, { uplo, n, A: { data, off: 0, ld: lda } });
        },
    });
}
