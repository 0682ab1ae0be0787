// SYEVJ of a batch on the GPU: Jacobi's method in the registers of a thread up to order 8, then in a workgroup's memory, then in a
// workspace.
import { limitsOf } from '../../autotune/space.ts';
import type { Uplo } from '../../core/matrix.ts';
import type { DeviceBuffer } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { scope } from '../../runtime/workspace.ts';
import { BatchOnDevice, type DeviceBatchCall } from '../batchCall.gpu.ts';
import { type BatchRun, batchParams, isListed, recordsOf } from '../deviceBatch.ts';
import { eachSlice } from '../slices.gpu.ts';
import type { DeviceSyevBatch, ReportedSyevBatch } from './eigenBatch.ts';
import { eachEigenRun, valuesOf } from './eigenRuns.gpu.ts';
import { jacobiVariants, pickJacobi, roomOf, syevjGroup } from './syevjGroup.kernels.ts';
import { enqueueSyevSmall } from './syevSmall.gpu.ts';
import { TINY } from './syevSmall.kernels.ts';

/** Sweeps at most, where a call does not say. */
const SWEEPS = 30;

/** A workgroup for each matrix of a run; `force` 'outside': in a workspace. */
function enqueueGroup(queue: Queue, run: BatchRun, f: ReportedSyevBatch): void {
  const { jobz, uplo, force, tolerance = 0, sweeps = SWEEPS } = f;
  const VECTORS = jobz === 'v';
  const shape = pickJacobi(run.n, VECTORS, limitsOf(queue.context.gpu!), force !== 'outside');
  const room = shape.INSIDE === 1 ? 0 : roomOf(run.n, VECTORS);
  eachSlice(queue, run, { ...f, ipiv: f.W }, room, (part, own) => {
    scope(queue, (ws) => {
      const { A, ipiv: W, info, nonfinite } = own;
      const W_IN_A = W.data === A.data;
      const buffers: Record<string, DeviceBuffer> = { A: A.data, info: info.data, nonfinite: nonfinite.data };
      if (!W_IN_A) buffers.W = W.data;
      if (room > 0) buffers.X = ws.like(A, part.count * room);
      const params = { upper: Number(uplo === 'u'), sweeps, tolerance, room };
      queue.launch(
        syevjGroup,
        jacobiVariants.of(undefined, { VECTORS, LISTED: isListed(part), W_IN_A }, shape),
        { ...buffers, ...recordsOf(part) },
        { ...batchParams(part, { A, ipiv: W }, own), ...params },
        [part.count, 1, 1],
      );
    });
  });
}

/** Enqueues A = Z W Z^T by Jacobi's method for every matrix of the batch, none of an order above JACOBI_MOST. */
export function enqueueSyevjBatch(queue: Queue, f: DeviceSyevBatch): void {
  eachEigenRun(queue, f, (run, own) => {
    if (run.n <= TINY) enqueueSyevSmall(queue, run, own);
    else enqueueGroup(queue, run, own);
  });
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
