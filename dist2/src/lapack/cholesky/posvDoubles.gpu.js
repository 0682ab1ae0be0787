import { deviceMat } from '../../runtime/buffer.js';
import { enqueueUnlessFailed } from '../restore.gpu.js';
import { enqueuePotrfDoubles, noteCholesky } from './potrfDoubles.gpu.js';
import { enqueuePotrsDoubles } from './potrsDoubles.gpu.js';
export function posvDoubles(queue, a) {
    const { uplo, n, nrhs } = a;
    noteCholesky(queue, a.routine, a.prec === 'z' ? 'z' : 'd');
    const [A, B, info] = [deviceMat(a.A, a.lda), deviceMat(a.B, a.ldb), deviceMat(a.info, 1)];
    enqueuePotrfDoubles(queue, uplo, n, A, info);
    enqueueUnlessFailed(queue, { m: n, n: nrhs, B, info }, () => enqueuePotrsDoubles(queue, uplo, n, nrhs, A, B));
}
