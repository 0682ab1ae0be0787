// SYGV of a batch on a GPU context: on the device up to the order that the kernels of batches take, else on the CPU.
import { isComplex } from '../../core/field.ts';
import type { Uplo } from '../../core/matrix.ts';
import { because } from '../../lapack/factorPlan.ts';
import type { Queue } from '../../runtime/queue.ts';
import { BatchOnDevice, type DeviceBatchCall } from '../batchCall.gpu.ts';
import type { HostBatchCall } from '../hostBatch.cpu.ts';
import { valuesOf } from './eigenRuns.gpu.ts';
import { PACKED_MOST } from './syevBatched.gpu.ts';
import { sygvBatchedCpu } from './sygvBatched.cpu.ts';
import { type DeviceSygvBatch, enqueueSygvBatch } from './sygvBatched.gpu.ts';

export function sygvBatchedHybrid(queue: Queue, a: DeviceBatchCall & HostBatchCall): void | Promise<void> {
  const most = typeof a.n === 'number' ? a.n : Array.from(a.n).reduce((x, y) => Math.max(x, y), 0);
  const limit = PACKED_MOST[isComplex(a.prec) ? 'c' : 's'];
  if (most > limit) {
    const why = `order ${most}: on the CPU, for kernels of batches take orders up to ${limit}`;
    return sygvBatchedCpu(queue, because(a, { why }));
  }
  const of = new BatchOnDevice(queue, a);
  const { itype, jobz, uplo } = a as unknown as Pick<DeviceSygvBatch, 'itype' | 'jobz'> & { readonly uplo: Uplo };
  const operands = { A: of.mat('A'), B: of.mat('B'), W: valuesOf(a) };
  enqueueSygvBatch(queue, { ...of.batch, ...of.reports, itype, jobz, uplo, ...operands });
}
