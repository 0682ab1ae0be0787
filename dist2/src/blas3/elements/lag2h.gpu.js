import { deviceMat } from '../../runtime/buffer.js';
import { enqueueLag2, noteLag2 } from './lag2.gpu.js';
import { lag2hKernel } from './lag2.kernels.js';
export function lag2hGpu(queue, a) {
    noteLag2(queue, a.routine, lag2hKernel);
    const { m, n, info } = a;
    enqueueLag2(queue, lag2hKernel, { m, n, A: deviceMat(a.A, a.lda), B: deviceMat(a.HA, a.ldha), info });
}
