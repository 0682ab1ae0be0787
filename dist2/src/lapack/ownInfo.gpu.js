// Pivots and info of one factorization in one buffer.
import { enqueueCopy } from '../blas1/copy.gpu.js';
import { scope } from '../runtime/workspace.js';
/**
 * Calls `factor` with an info that lies in another buffer than the pivots: panel kernels write both, and WebGPU allows a dispatch only one
 * writable binding of a buffer. What it enqueues leaves in that info is then copied to its place.
 */
export function withOwnInfo(queue, f, factor) {
    if (f.info.data !== f.ipiv.data)
        return factor(f);
    scope(queue, (ws) => {
        const info = { data: ws.take('i', 1), off: 0, ld: 1 };
        factor({ ...f, info });
        enqueueCopy(queue, 1, info, f.info);
    });
}
