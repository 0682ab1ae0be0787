// SOFTMAXFORWARD on the GPU: one kernel.
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import { deviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { withApart } from '../apart.gpu.ts';
import { columnsOf } from '../columns.ts';
import type { SoftmaxForwardArgs } from './routines.gen.ts';
import { softmaxKernel, softmaxVariants } from './softmax.kernels.ts';

export function softmaxForwardGpu(queue: Queue, a: Bound<SoftmaxForwardArgs<Prec>>): void {
  const { m, n, log } = a;
  const { lanes, groups } = columnsOf(m, n);
  queue.note({
    routine: a.routine,
    backend: 'gpu',
    kernel: 'softmax',
    why: `limited by memory: ${lanes} threads to a column, which read it twice`,
  });
  const all = { rows: m, cols: n } as const;
  const operands = {
    X: { at: deviceMat(a.X, a.ldx), ...all, access: 'in' },
    Y: { at: deviceMat(a.Y, a.ldy), ...all, access: 'out' },
  } as const;
  withApart(queue, operands, ({ X, Y }) => {
    const places = { offX: X.off, ldx: X.ld, offY: Y.off, ldy: Y.ld };
    const params = { m, n, lanes, log: log ? 1 : 0, nanBits: 0, ...places };
    queue.launch(softmaxKernel, softmaxVariants.of(Y.data.type), { X: X.data, Y: Y.data }, params, [groups, 1, 1]);
  });
}
