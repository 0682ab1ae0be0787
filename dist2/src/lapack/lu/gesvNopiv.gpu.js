import { deviceMat } from '../../runtime/buffer.js';
import { enqueueUnlessFailed } from '../restore.gpu.js';
import { enqueueGetrfNopiv } from './getrfNopiv.gpu.js';
import { enqueueGetrsNopiv } from './getrsNopiv.gpu.js';
export function gesvNopivGpu(queue, a) {
    queue.note({
        routine: a.routine,
        backend: 'gpu',
        kernel: 'getf2_nopiv',
        why: 'factored without interchanges and solved on the device, without a readback',
    });
    const { n, nrhs, math, nb } = a;
    const [A, B, info] = [deviceMat(a.A, a.lda), deviceMat(a.B, a.ldb), deviceMat(a.info, 1)];
    enqueueGetrfNopiv(queue, { m: n, n, A, info, math, nb });
    enqueueUnlessFailed(queue, { m: n, n: nrhs, B, info }, () => enqueueGetrsNopiv(queue, { trans: 'n', n, nrhs, A, B }));
}
