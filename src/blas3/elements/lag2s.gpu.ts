// LAG2S on the GPU, from half: the conversion to single, which leaves nothing for SB.
import type { Bound } from '../../core/args.ts';
import { deviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { enqueueLag2, noteLag2 } from './lag2.gpu.ts';
import { lag2sKernel } from './lag2.kernels.ts';
import { enqueueLaset } from './laset.gpu.ts';
import type { Lag2sArgs } from './routines.gen.ts';

export function lag2sGpu(queue: Queue, a: Bound<Lag2sArgs<'h' | 'd' | 'z'>>): void {
  noteLag2(queue, a.routine, lag2sKernel);
  const { m, n, info } = a;
  enqueueLag2(queue, lag2sKernel, { m, n, A: deviceMat(a.A, a.lda), B: deviceMat(a.SA, a.ldsa), info });
  if (a.SB === undefined) return;
  enqueueLaset(queue, { uplo: 'f', m, n, alpha: 0, beta: 0, A: deviceMat(a.SB, a.ldsb) });
}
