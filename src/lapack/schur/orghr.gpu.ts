// ORGHR on the GPU: the factor of a tridiagonal reduction where A was reduced, else the unit matrix.
import { enqueueLaset } from '../../blas3/elements/laset.gpu.ts';
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import { at } from '../../core/matrix.ts';
import { onDevice } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import { enqueueOrgtr } from '../eigen/orgtr.gpu.ts';
import { applyBlock } from '../qr/ormqr.gpu.ts';
import type { DeviceGehrd } from './gehrd.gpu.ts';
import type { OrghrArgs } from './routines.gen.ts';

export function orghrGpu(queue: Queue, a: Bound<OrghrArgs<Prec>>): void {
  const why = `blocks of ${applyBlock({ k: a.ihi - a.ilo })} reflectors`;
  queue.note({ routine: a.routine, backend: 'gpu', kernel: 'larfb', why });
  enqueueOrghr(queue, { ...onDevice(a), lo: a.ilo - 1, hi: a.ihi });
}

/** Enqueues A := Q, from what enqueueGehrd has left. */
export function enqueueOrghr(queue: Queue, { n, lo, hi, A, tau }: DeviceGehrd): void {
  const clear = (i: number, j: number, rows: number, cols: number, diagonal: 0 | 1): void => {
    if (rows > 0 && cols > 0)
      enqueueLaset(queue, { uplo: 'f', m: rows, n: cols, alpha: 0, beta: diagonal, A: at(A, i, j) });
  };
  const order = hi - lo;
  enqueueOrgtr(queue, { uplo: 'l', n: order, A: at(A, lo, lo), tau: at(tau, lo, 0) });
  clear(0, 0, n, lo, 1);
  clear(0, lo, lo, n - lo, 0);
  clear(hi, lo, n - hi, order, 0);
  clear(lo, hi, order, n - hi, 0);
  clear(hi, hi, n - hi, n - hi, 1);
}
