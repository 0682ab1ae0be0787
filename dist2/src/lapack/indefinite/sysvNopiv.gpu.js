import { onDevice } from '../../runtime/operands.js';
import { enqueueUnlessFailed } from '../restore.gpu.js';
import { enqueueSytrfNopiv, noteNopiv } from './sytrfNopiv.gpu.js';
import { enqueueSytrsNopiv } from './sytrsNopiv.gpu.js';
export const sysvNopivGpu = (queue, a) => nopivGpu(queue, a, 't');
/** SYSVNOPIV or HESVNOPIV. */
export function nopivGpu(queue, a, mirror) {
    noteNopiv(queue, a.routine);
    const { uplo, n, nrhs, A, B, info, math, nb } = onDevice(a);
    enqueueSytrfNopiv(queue, { uplo, n, A, info, mirror, math, nb });
    enqueueUnlessFailed(queue, { m: n, n: nrhs, B, info }, () => enqueueSytrsNopiv(queue, { uplo, n, nrhs, A, B, mirror }));
}
