// Tridiagonal form of a batch of packed symmetric or Hermitian matrices on the GPU.
import { limitsOf } from '../../autotune/space.ts';
import type { DeviceBuffer } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { SingleType } from '../../runtime/representation.ts';
import { sizeClass } from '../deviceBatch.gpu.ts';
import type { PackedRun } from './packed.ts';
import {
  blockedTuning,
  groupTuning,
  rowsTuning,
  sytrdBlocked,
  sytrdGroup,
  sytrdRows,
  sytrdWay,
} from './sytrdPacked.kernels.ts';

/** Where the results lie: see PackedRun. */
export interface SytrdOperands {
  /** Both triangles of each matrix. Afterwards the v's are below the subdiagonal, as LAPACK's sytrd has them with 'l'. */
  readonly A: DeviceBuffer;
  /** The diagonal of T, what is beside it, both real, and the scales of reflectors; the last elements of e and tau are zero. */
  readonly d: DeviceBuffer;
  readonly e: DeviceBuffer;
  readonly tau: DeviceBuffer;
}

/** Q^H A Q = T for every matrix of the run, whose orders are of one sizeClass. `force` names a way, for tests and tuning. */
export function enqueueSytrdPacked(queue: Queue, run: PackedRun, o: SytrdOperands, force?: string): void {
  const { count, n, orders } = run;
  if (count === 0 || n === 0) return;
  const { lanes } = queue.context.gpu!;
  const type = o.A.type as SingleType;
  const way = sytrdWay({ type, ...limitsOf(queue.context.gpu!), order: sizeClass(n, n), lanes }, force);
  const buffers = { ...o, orders };
  switch (way.kernel) {
    case 'group': {
      const groups = Math.ceil(count / way.shape.GROUP);
      queue.launch(sytrdGroup, groupTuning(way.shape), buffers, { count, n }, [groups, 1, 1]);
      return;
    }
    case 'blocked': {
      const S = queue.context.lease('s', 32 * way.shape.HEIGHT * count);
      queue.launch(sytrdBlocked, blockedTuning(way.shape), { ...buffers, S }, { n }, [count, 1, 1]);
      S.dispose();
      return;
    }
    case 'rows':
      queue.launch(sytrdRows, rowsTuning(way.shape, type), buffers, { n }, [count, 1, 1]);
  }
}
