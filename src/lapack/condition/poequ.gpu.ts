// POEQU on the GPU: the diagonal is copied to workspace, its factors computed there and copied to their place.
import type { Bound } from '../../core/args.ts';
import { type Prec, realOf } from '../../core/field.ts';
import { type OnDevice, onDevice } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import { scope } from '../../runtime/workspace.ts';
import { enqueueNumber } from './condition.gpu.ts';
import {
  equilibrateDiagonal,
  equilibrateFactors,
  factorsTuning,
  WHOLE_THREADS,
  wholeVariants,
} from './equilibrate.kernels.ts';
import { enqueueMove } from './geequ.gpu.ts';
import type { PoequArgs } from './routines.gen.ts';

export type DevicePoequ = OnDevice<Omit<PoequArgs<Prec>, 'lda'>>;

export function poequGpu(queue: Queue, a: Bound<PoequArgs<Prec>>): void {
  const why = 'factors and info by one workgroup, without a readback';
  queue.note({ routine: a.routine, backend: 'gpu', kernel: 'equilibrate_factors', why });
  enqueuePoequ(queue, onDevice(a));
}

/** Enqueues s, scalars and info, as poequRef. */
export function enqueuePoequ(queue: Queue, { n, A, s, scalars, info }: DevicePoequ): void {
  if (n === 0) {
    enqueueNumber(queue, 1, scalars);
    enqueueNumber(queue, 0, { ...scalars, off: scalars.off + 1 });
    queue.clear(info.data.gpu(true), info.off * 4, 4);
    return;
  }
  scope(queue, (ws) => {
    const { type } = A.data;
    const work = ws.take(realOf(type), n + 2);
    const sizes = { data: work, off: 0, ld: 1 };
    const place = { n, offA: A.off, lda: A.ld };
    queue.launch(equilibrateDiagonal, wholeVariants.of(type), { A: A.data, sizes: work }, place, [
      Math.ceil(n / WHOLE_THREADS),
      1,
      1,
    ]);
    const params = { count: n, off: 0, root: 1, first: 1, base: 0, offS: n, clear: 0, most: 1, offMost: n + 1 };
    const buffers = { sizes: work, info: info.data };
    queue.launch(equilibrateFactors, factorsTuning, buffers, { ...params, offInfo: info.off }, [1, 1, 1]);
    enqueueMove(queue, n, sizes, s);
    enqueueMove(queue, 2, { ...sizes, off: n }, scalars);
  });
}
