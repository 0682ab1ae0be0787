// LAG2H on the GPU: the conversion from single to half.
import type { Bound } from '../../core/args.ts';
import { deviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { enqueueLag2, noteLag2 } from './lag2.gpu.ts';
import { lag2hKernel } from './lag2.kernels.ts';
import type { Lag2hArgs } from './routines.gen.ts';

export function lag2hGpu(queue: Queue, a: Bound<Lag2hArgs>): void {
  noteLag2(queue, a.routine, lag2hKernel);
  const { m, n, info } = a;
  enqueueLag2(queue, lag2hKernel, { m, n, A: deviceMat(a.A, a.lda), B: deviceMat(a.HA, a.ldha), info });
}
