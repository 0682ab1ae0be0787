import { deviceMat } from '../../runtime/buffer.js';
import { enqueueUnlessFailed } from '../restore.gpu.js';
import { enqueueGetrfDoubles, noteLu } from './getrfDoubles.gpu.js';
import { enqueueGetrsDoubles } from './getrsDoubles.gpu.js';
export function gesvDoubles(queue, a) {
    const { n, nrhs } = a;
    noteLu(queue, a.routine);
    const [A, ipiv, B, info] = [deviceMat(a.A, a.lda), deviceMat(a.ipiv, 1), deviceMat(a.B, a.ldb), deviceMat(a.info, 1)];
    enqueueGetrfDoubles(queue, { m: n, n, A, ipiv, info });
    enqueueUnlessFailed(queue, { m: n, n: nrhs, B, info }, () => enqueueGetrsDoubles(queue, { trans: 'n', n, nrhs, A, ipiv, B }));
}
