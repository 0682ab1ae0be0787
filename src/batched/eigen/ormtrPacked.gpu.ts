// Products of packed matrices with the orthogonal factors of tridiagonal reductions on the GPU: blocks of columns in registers, all
// reflectors in one dispatch.
import { limitsOf } from '../../autotune/space.ts';
import type { DeviceBuffer } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { sizeClass } from '../deviceBatch.gpu.ts';
import { ORMTR_MOST, ormtrGroup, ormtrTuning, pickOrmtrShape } from './ormtrPacked.kernels.ts';
import type { PackedRun } from './packed.ts';

export interface OrmtrOperands {
  /** The v's below the subdiagonal, as enqueueSytrdPacked leaves them, and their scales. */
  readonly A: DeviceBuffer;
  readonly tau: DeviceBuffer;
  /** Packed like A. */
  readonly Z: DeviceBuffer;
  /** How many columns Z has, if not as many as rows. */
  readonly columns?: number | undefined;
  /** Name of a shape, for tests and tuning. */
  readonly force?: string | undefined;
}

/** Z := Q Z for every matrix of the run, whose orders are of one sizeClass and at most ORMTR_MOST. */
export function enqueueOrmtrPacked(queue: Queue, run: PackedRun, o: OrmtrOperands): void {
  const { count, n, orders } = run;
  const { A, tau, Z, columns = n, force } = o;
  if (count === 0 || n < 2 || columns === 0) return;
  const { lanes } = queue.context.gpu!;
  const shape = pickOrmtrShape({ ...limitsOf(queue.context.gpu!), order: sizeClass(n, n), columns, lanes }, force);
  if (shape === undefined) throw new RangeError(`matrices of order ${n} are above ${ORMTR_MOST}`);
  const groups = [Math.ceil(count / shape.GROUP), Math.ceil(columns / (shape.SIDE * shape.CPT)), 1] as const;
  queue.launch(ormtrGroup, ormtrTuning(shape), { A, tau, Z, orders }, { count, n, columns }, groups);
}
