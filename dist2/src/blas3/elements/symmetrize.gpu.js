import { isComplex } from '../../core/field.js';
import { deviceMat } from '../../runtime/buffer.js';
import { symmetrizeKernel, symmetrizeTile, symmetrizeVariants } from './symmetrize.kernels.js';
export function symmetrizeGpu(queue, a) {
    const why = `limited by memory: tiles of order ${symmetrizeTile(a.prec)}`;
    queue.note({ routine: a.routine, backend: 'gpu', kernel: 'symmetrize', why });
    enqueueSymmetrize(queue, { uplo: a.uplo, n: a.n, A: deviceMat(a.A, a.lda), conjugate: a.conj });
}
/** Enqueues a copy of the triangle `uplo` to the other one. */
export function enqueueSymmetrize(queue, s) {
    const params = { n: s.n, upper: s.uplo === 'u' ? 1 : 0, offA: s.A.off, lda: s.A.ld };
    const tuning = symmetrizeVariants.of(s.A.data.type, { CONJUGATE: s.conjugate !== false && isComplex(s.A.data.type) });
    const tiles = Math.ceil(s.n / symmetrizeTile(s.A.data.type));
    queue.launch(symmetrizeKernel, tuning, { A: s.A.data }, params, [tiles, tiles, 1]);
}
