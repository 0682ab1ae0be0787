// ORMHR on the GPU: a product with the factor of a tridiagonal reduction, of the rows or columns that were reduced.
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import { at } from '../../core/matrix.ts';
import { onDevice } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import { enqueueOrmtr } from '../eigen/ormtr.gpu.ts';
import { applyBlock } from '../qr/ormqr.gpu.ts';
import type { OrmhrArgs } from './routines.gen.ts';

export function ormhrGpu(queue: Queue, a: Bound<OrmhrArgs<Prec>>): void {
  const { side, trans, ilo, ihi } = a;
  const why = `blocks of ${applyBlock({ k: ihi - ilo })} reflectors`;
  queue.note({ routine: a.routine, backend: 'gpu', kernel: 'larfb', why });
  const { m, n, A, tau, C } = onDevice(a);
  const [lo, order] = [ilo - 1, ihi - ilo + 1];
  const call = { side, uplo: 'l', trans, A: at(A, lo, lo), tau: at(tau, lo, 0) } as const;
  if (side === 'l') enqueueOrmtr(queue, { ...call, m: order, n, C: at(C, lo, 0) });
  else enqueueOrmtr(queue, { ...call, m, n: order, C: at(C, 0, lo) });
}
