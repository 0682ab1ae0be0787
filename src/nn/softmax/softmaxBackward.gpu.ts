// SOFTMAXBACKWARD on the GPU: columns in registers, or one kernel that reads them twice, for what is long or not in vectors.
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import { deviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { withApart } from '../apart.gpu.ts';
import { COLUMN_THREADS, columnsOf, heldTile } from '../columns.ts';
import { inVectors } from '../units.gpu.ts';
import type { SoftmaxBackwardArgs } from './routines.gen.ts';
import { heldGradientVariants, softmaxGradient, softmaxGradientHeld, softmaxVariants } from './softmax.kernels.ts';

export function softmaxBackwardGpu(queue: Queue, a: Bound<SoftmaxBackwardArgs<Prec>>): void {
  const { m, n, log } = a;
  const all = { rows: m, cols: n } as const;
  const operands = {
    Y: { at: deviceMat(a.Y, a.ldy), ...all, access: 'in' },
    dY: { at: deviceMat(a.dY, a.lddy), ...all, access: 'in' },
    dX: { at: deviceMat(a.dX, a.lddx), ...all, access: 'out' },
  } as const;
  withApart(queue, operands, ({ Y, dY, dX }) => {
    const places = { offY: Y.off, ldy: Y.ld, offDY: dY.off, lddy: dY.ld, offDX: dX.off, lddx: dX.ld };
    const params = { m, n, log: log ? 1 : 0, ...places };
    const buffers = { Y: Y.data, dY: dY.data, dX: dX.data };
    const tile = inVectors([Y, dY, dX], m, Y.ld, dY.ld, dX.ld) ? heldTile(m) : undefined;
    const { type } = dX.data;
    const lanes = tile?.LANES ?? columnsOf(m, n).lanes;
    const [kernel, how] = tile === undefined ? [softmaxGradient, 'read it twice'] : [softmaxGradientHeld, 'hold it'];
    const why = `limited by memory: ${lanes} threads to a column, which ${how}`;
    queue.note({ routine: a.routine, backend: 'gpu', kernel: kernel.name, why });
    const groups = [Math.ceil((n * lanes) / COLUMN_THREADS), 1, 1] as const;
    if (tile === undefined) queue.launch(kernel, softmaxVariants.of(type), buffers, { ...params, lanes }, groups);
    else queue.launch(kernel, heldGradientVariants.of(type, undefined, tile), buffers, params, groups);
  });
}
