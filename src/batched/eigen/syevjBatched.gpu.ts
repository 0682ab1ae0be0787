// SYEVJ of a batch on the GPU: Jacobi's method in the registers of a thread up to order 8, of several up to 128, then in a workspace.
import { limitsOf } from '../../autotune/space.ts';
import type { Uplo } from '../../core/matrix.ts';
import type { DeviceBuffer } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { scope } from '../../runtime/workspace.ts';
import { BatchOnDevice, type DeviceBatchCall } from '../batchCall.gpu.ts';
import { sizeClass } from '../deviceBatch.gpu.ts';
import { type BatchRun, batchParams, isListed, recordsOf } from '../deviceBatch.ts';
import { eachSlice } from '../slices.gpu.ts';
import type { DeviceSyevBatch, ReportedSyevBatch } from './eigenBatch.ts';
import { eachEigenRun, valuesOf } from './eigenRuns.gpu.ts';
import { COLUMNS_MOST, columnsTuning, paddedOrder, pickColumns, syevjColumns } from './syevjColumns.kernels.ts';
import { groupVariants, JACOBI_MOST, roomOf, syevjGroup } from './syevjGroup.kernels.ts';
import { enqueueSyevSmall } from './syevSmall.gpu.ts';
import { TINY } from './syevSmall.kernels.ts';

/** Sweeps at most, where a call does not say. */
const SWEEPS = 30;

/** Matrices that take the same kernel run together: beyond order 8 those of one number of columns, padded. */
const classOf = (n: number): number => (n <= TINY || n > COLUMNS_MOST ? sizeClass(n, n) : paddedOrder(n));

/** What both kernels have in common. */
function launchOf(run: BatchRun, f: ReportedSyevBatch) {
  const { jobz, uplo, A, W, info, nonfinite, tolerance = 0, sweeps = SWEEPS } = f;
  const W_IN_A = W.data === A.data;
  const buffers: Record<string, DeviceBuffer> = { A: A.data, info: info.data, nonfinite: nonfinite.data };
  if (!W_IN_A) buffers.W = W.data;
  return {
    flags: { VECTORS: jobz === 'v', LISTED: isListed(run), W_IN_A },
    buffers: { ...buffers, ...recordsOf(run) },
    params: { ...batchParams(run, { A, ipiv: W }, f), upper: Number(uplo === 'u'), sweeps, tolerance },
  };
}

/** In registers; `force` names a shape. */
function enqueueColumns(queue: Queue, run: BatchRun, f: ReportedSyevBatch): void {
  const gpu = queue.context.gpu!;
  const { threads, workgroupBytes: bytes } = limitsOf(gpu);
  const shape = pickColumns({ n: run.n, lanes: gpu.lanes, threads, bytes }, f.force);
  const { flags, buffers, params } = launchOf(run, f);
  const groups = Math.ceil(run.count / shape.GROUP);
  queue.launch(syevjColumns, columnsTuning(shape, flags), buffers, params, [groups, 1, 1]);
}

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
