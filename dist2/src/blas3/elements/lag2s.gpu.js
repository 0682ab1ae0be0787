import { deviceMat } from '../../runtime/buffer.js';
import { enqueueLag2, noteLag2 } from './lag2.gpu.js';
import { lag2sKernel } from './lag2.kernels.js';
import { enqueueLaset } from './laset.gpu.js';
export function lag2sGpu(queue, a) {
    noteLag2(queue, a.routine, lag2sKernel);
    const { m, n, info } = a;
    enqueueLag2(queue, lag2sKernel, { m, n, A: deviceMat(a.A, a.lda), B: deviceMat(a.SA, a.ldsa), info });
    if (a.SB === undefined)
        return;
    enqueueLaset(queue, { uplo: 'f', m, n, alpha: 0, beta: 0, A: deviceMat(a.SB, a.ldsb) });
}
