// SOFTMAXFORWARD on the GPU: columns in registers, long ones in slices; or one kernel that reads them twice, for what is not in vectors.
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import { type DeviceMat, deviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { withApart } from '../apart.gpu.ts';
import { COLUMN_THREADS, columnsOf, type HeldTile, heldTile, slicesOf } from '../columns.ts';
import { inVectors } from '../units.gpu.ts';
import type { SoftmaxForwardArgs } from './routines.gen.ts';
import { heldVariants, slicedVariants, softmaxHeld, softmaxKernel, softmaxVariants } from './softmax.kernels.ts';

interface DeviceSoftmax {
  readonly m: number;
  readonly n: number;
  readonly log: boolean;
  readonly X: DeviceMat;
  readonly Y: DeviceMat;
}

export function softmaxForwardGpu(queue: Queue, a: Bound<SoftmaxForwardArgs<Prec>>): void {
  const { m, n, log } = a;
  const all = { rows: m, cols: n } as const;
  const operands = {
    X: { at: deviceMat(a.X, a.ldx), ...all, access: 'in' },
    Y: { at: deviceMat(a.Y, a.ldy), ...all, access: 'out' },
  } as const;
  withApart(queue, operands, ({ X, Y }) => {
    const call = { m, n, log, X, Y };
    const note = (kernel: string, why: string): void => queue.note({ routine: a.routine, backend: 'gpu', kernel, why });
    const aligned = inVectors([X, Y], m, X.ld, Y.ld);
    const tile = aligned ? heldTile(m) : undefined;
    const cut = aligned ? slicesOf(m) : undefined;
    if (tile !== undefined) {
      note('softmax_held', `limited by memory: ${tile.LANES} threads to a column, which hold it`);
      enqueueHeld(queue, call, tile);
    } else if (cut !== undefined) {
      note('softmax_held', `limited by memory: ${cut.slices} slices to a column, what they come to, then the result`);
      enqueueSliced(queue, call, cut.tile, cut.slices);
    } else {
      note('softmax', `limited by memory: ${columnsOf(m, n).lanes} threads to a column, which read it twice`);
      enqueueColumns(queue, call);
    }
  });
}

const paramsOf = ({ m, n, X, Y }: DeviceSoftmax) => {
  const places = { offX: X.off, ldx: X.ld, offY: Y.off, ldy: Y.ld };
  return { m, n, nanBits: 0, ...places };
};

function enqueueColumns(queue: Queue, c: DeviceSoftmax): void {
  const { lanes, groups } = columnsOf(c.m, c.n);
  const tuning = softmaxVariants.of(c.Y.data.type);
  queue.launch(softmaxKernel, tuning, { X: c.X.data, Y: c.Y.data }, { ...paramsOf(c), log: c.log ? 1 : 0, lanes }, [
    groups,
    1,
    1,
  ]);
}

function enqueueHeld(queue: Queue, c: DeviceSoftmax, tile: HeldTile): void {
  const groups = Math.ceil((c.n * tile.LANES) / COLUMN_THREADS);
  const tuning = heldVariants.of(c.Y.data.type, { LOG: c.log }, tile);
  queue.launch(softmaxHeld, tuning, { X: c.X.data, Y: c.Y.data }, { ...paramsOf(c), slices: 1 }, [groups, 1, 1]);
}

function enqueueSliced(queue: Queue, c: DeviceSoftmax, tile: HeldTile, slices: number): void {
  const stats = queue.context.lease('s', 3 * slices * c.n);
  const [X, Y] = [c.X.data, c.Y.data];
  const params = { ...paramsOf(c), slices };
  const tuningOf = (PART: 0 | 1) => slicedVariants.of(Y.type, { PART, REST: 1 - PART, LOG: c.log && PART === 0 }, tile);
  queue.launch(softmaxHeld, tuningOf(1), { X, stats }, params, [slices, c.n, 1]);
  queue.launch(softmaxHeld, tuningOf(0), { X, Y, stats }, params, [slices, c.n, 1]);
  stats.dispose();
}
