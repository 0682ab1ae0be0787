import { onDevice } from '../../runtime/operands.js';
import { enqueueUnlessFailed } from '../restore.gpu.js';
import { enqueueSytrf, noteSytrf } from './sytrf.gpu.js';
import { enqueueSytrs } from './sytrs.gpu.js';
export const sysvGpu = (queue, a) => indefiniteGpu(queue, a, 't');
/** SYSV or HESV. */
export function indefiniteGpu(queue, a, mirror) {
    noteSytrf(queue, a.routine, 0);
    const { uplo, n, nrhs, A, ipiv, B, info } = onDevice(a);
    enqueueSytrf(queue, { uplo, n, A, ipiv, info, nb: 0, mirror });
    enqueueUnlessFailed(queue, { m: n, n: nrhs, B, info }, () => enqueueSytrs(queue, { uplo, n, nrhs, A, ipiv, B, mirror }));
}
