// ORMQR of a batch on the GPU, in any of its forms; from the right as C^T := op(Q)^T C^T, Q^T being the adjoint of conj(Q). The work is in
// reflectBatch.gpu.ts.
import type { Side, Trans } from '../../core/matrix.ts';
import type { Queue } from '../../runtime/queue.ts';
import { BatchOnDevice, type DeviceBatchCall } from '../batchCall.gpu.ts';
import { enqueueReflectBatch } from './reflectBatch.gpu.ts';
import { reflectorsOf } from './reflectCall.gpu.ts';

export function ormqrBatchedGpu(queue: Queue, a: DeviceBatchCall): void {
  const of = new BatchOnDevice(queue, a);
  const { side, trans } = a as unknown as { side: Side; trans: Trans };
  const isLeft = side === 'l';
  const { k, ks, tau } = reflectorsOf(a);
  const { m, n, count } = of;
  const lists = of.sizes && (isLeft ? of.sizes : { m: of.sizes.n, n: of.sizes.m! });
  enqueueReflectBatch(queue, {
    ...(isLeft ? { m, n } : { m: n, n: m }),
    count,
    sizes: lists && { ...lists, nrhs: ks! },
    V: of.mat('A'),
    tau,
    C: of.mat('C', !isLeft),
    trans: (trans !== 'n') === isLeft,
    conjugate: !isLeft,
    first: 0,
    last: k,
  });
}
