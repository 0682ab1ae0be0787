// SYEVJ of a batch on the GPU: Jacobi's method in the registers of a thread up to order 8, of several up to 128, then in a workspace.
import type { Uplo } from '../../core/matrix.ts';
import type { Queue } from '../../runtime/queue.ts';
import { scope } from '../../runtime/workspace.ts';
import { BatchOnDevice, type DeviceBatchCall } from '../batchCall.gpu.ts';
import type { BatchRun } from '../deviceBatch.ts';
import { eachSlice } from '../slices.gpu.ts';
import type { DeviceSyevBatch, ReportedSyevBatch } from './eigenBatch.ts';
import { eachEigenRun, valuesOf } from './eigenRuns.gpu.ts';
import { classOf, enqueueColumns, launchOf } from './syevjColumns.gpu.ts';
import { COLUMNS_MOST } from './syevjColumns.kernels.ts';
import { groupVariants, JACOBI_MOST, roomOf, syevjGroup } from './syevjGroup.kernels.ts';
import { enqueueSyevSmall } from './syevSmall.gpu.ts';
import { TINY } from './syevSmall.kernels.ts';

/** A workgroup for each matrix of a run, in a workspace. */
function enqueueGroup(queue: Queue, run: BatchRun, f: ReportedSyevBatch): void {
  if (run.n > JACOBI_MOST) throw new RangeError(`matrices of order ${run.n} are above ${JACOBI_MOST}`);
  const room = roomOf(run.n, f.jobz === 'v');
  eachSlice(queue, run, { ...f, ipiv: f.W }, room, (part, own) => {
    scope(queue, (ws) => {
      const { flags, buffers, params } = launchOf(part, { ...own, W: own.ipiv });
      const X = ws.like(own.A, part.count * room);
      const tuning = groupVariants.of(undefined, flags);
      queue.launch(syevjGroup, tuning, { ...buffers, X }, { ...params, room }, [part.count, 1, 1]);
    });
  });
}

/** Enqueues A = Z W Z^T by Jacobi's method for every matrix of the batch, none of an order above JACOBI_MOST. */
export function enqueueSyevjBatch(queue: Queue, f: DeviceSyevBatch): void {
  const launch = (run: BatchRun, own: ReportedSyevBatch): void => {
    if (run.n <= TINY) enqueueSyevSmall(queue, run, own);
    else if (run.n <= COLUMNS_MOST) enqueueColumns(queue, run, own);
    else enqueueGroup(queue, run, own);
  };
  eachEigenRun(queue, f, launch, classOf);
}

export function syevjBatchedGpu(queue: Queue, a: DeviceBatchCall): void {
  const of = new BatchOnDevice(queue, a);
  const { jobz, uplo, tol, maxSweeps } = a as unknown as {
    readonly jobz: 'n' | 'v';
    readonly uplo: Uplo;
    readonly tol: number;
    readonly maxSweeps: number;
  };
  const limits = { sweeps: maxSweeps, tolerance: tol > 0 ? tol : undefined };
  enqueueSyevjBatch(queue, { ...of.batch, ...of.reports, ...limits, jobz, uplo, A: of.mat('A'), W: valuesOf(a) });
}
