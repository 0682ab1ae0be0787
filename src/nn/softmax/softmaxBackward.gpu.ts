// SOFTMAXBACKWARD on the GPU: one kernel.
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import { deviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { withApart } from '../apart.gpu.ts';
import { columnsOf } from '../columns.ts';
import type { SoftmaxBackwardArgs } from './routines.gen.ts';
import { softmaxGradient, softmaxVariants } from './softmax.kernels.ts';

export function softmaxBackwardGpu(queue: Queue, a: Bound<SoftmaxBackwardArgs<Prec>>): void {
  const { m, n, log } = a;
  const { lanes, groups } = columnsOf(m, n);
  queue.note({
    routine: a.routine,
    backend: 'gpu',
    kernel: 'softmax_gradient',
    why: `limited by memory: ${lanes} threads to a column, which read it twice`,
  });
  const all = { rows: m, cols: n } as const;
  const operands = {
    Y: { at: deviceMat(a.Y, a.ldy), ...all, access: 'in' },
    dY: { at: deviceMat(a.dY, a.lddy), ...all, access: 'in' },
    dX: { at: deviceMat(a.dX, a.lddx), ...all, access: 'out' },
  } as const;
  withApart(queue, operands, ({ Y, dY, dX }) => {
    const places = { offY: Y.off, ldy: Y.ld, offDY: dY.off, lddy: dY.ld, offDX: dX.off, lddx: dX.ld };
    const params = { m, n, lanes, log: log ? 1 : 0, ...places };
    const buffers = { Y: Y.data, dY: dY.data, dX: dX.data };
    queue.launch(softmaxGradient, softmaxVariants.of(dX.data.type), buffers, params, [groups, 1, 1]);
  });
}
