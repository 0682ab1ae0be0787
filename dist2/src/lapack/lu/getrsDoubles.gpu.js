// GETRS of doubles on the GPU: interchanges and two triangular solves.
import { enqueueTrsmDoubles } from '../../blas3/triangular/trsmDoubles.gpu.js';
import { deviceMat } from '../../runtime/buffer.js';
import { getrsSteps } from './getrs.steps.js';
import { enqueueLaswp } from './laswp.gpu.js';
export function getrsDoubles(queue, a) {
    const { trans, n, nrhs } = a;
    const why = 'doubles: interchanges and two triangular solves';
    queue.note({ routine: a.routine, backend: 'gpu', kernel: 'trsm_double', why });
    const operands = { A: deviceMat(a.A, a.lda), ipiv: deviceMat(a.ipiv, 1), B: deviceMat(a.B, a.ldb) };
    enqueueGetrsDoubles(queue, { trans, n, nrhs, ...operands });
}
/** Enqueues B := op(A)^-1 B with P A = L U in A. */
export function enqueueGetrsDoubles(queue, { trans, n, nrhs, A, ipiv, B }) {
    const ops = {
        trsm: (...call) => enqueueTrsmDoubles(queue, ...call),
        interchange: (X, forward) => enqueueLaswp(queue, { m: n, A: X, from: 0, to: nrhs, first: 0, count: n, ipiv, backward: !forward }),
    };
    getrsSteps(ops, trans, n, nrhs, A, B);
}
