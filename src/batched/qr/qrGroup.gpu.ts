// Launches of the kernel that gives each matrix of a batch, or a panel of its columns, to one workgroup for QR.
import { limitsOf } from '../../autotune/space.ts';
import type { DeviceBuffer } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { SingleType } from '../../runtime/representation.ts';
import { sizeClass } from '../deviceBatch.gpu.ts';
import { type BatchRun, batchParams, isListed, recordsOf } from '../deviceBatch.ts';
import { MOST_ROWS, pickQrWay, type QrWay, qrGroup, qrGroupTuning } from './qrGroup.kernels.ts';
import type { QrOperands } from './qrSmall.gpu.ts';

/** Stands, as a forced variant, for one matrix after the other. */
const SINGLE = 'single';

/** How the problems of a run are factored; undefined: one after the other. */
export function qrWay(queue: Queue, { m, n }: BatchRun, type: SingleType, force?: string): QrWay | undefined {
  if (m > MOST_ROWS || force === SINGLE) return undefined;
  const limits = limitsOf(queue.context.gpu!);
  const { lanes } = queue.context.gpu!;
  return pickQrWay({ ...limits, type, order: sizeClass(m, n), lanes }, force)?.choice;
}

/**
 * One launch for columns begin .. end-1, from row `begin` on, of all problems of a run; with Q and R, which takes all columns, also those.
 */
export function enqueueQrGroup(queue: Queue, run: BatchRun, o: QrOperands, way: QrWay, begin = 0, end = run.n): void {
  const { A, tau, Q, R } = o;
  const inA = (X: { readonly data: DeviceBuffer } | undefined): number => Number(X?.data === A.data);
  const flags = {
    LISTED: Number(isListed(run)),
    EXPLICIT: Number(tau === undefined),
    TAU_IN_A: inA(tau),
    R_IN_A: inA(R),
    Q_IN_A: inA(Q),
    R_IN_Q: Number(R !== undefined && inA(R) === 0 && R.data === Q?.data),
  };
  const [rows, columns] = [run.m - begin, Math.min(run.n, end) - begin];
  const tuning = qrGroupTuning(way, rows, columns, queue.context.gpu!.lanes, flags, A.data.type as SingleType);
  const buffers: Record<string, DeviceBuffer> = { A: A.data, ...recordsOf(run) };
  if (tau !== undefined) buffers.tau = tau.data;
  if (Q !== undefined) buffers.Q = Q.data;
  if (R !== undefined) buffers.factorR = R.data;
  const params = { ...batchParams(run, { A, B: R, C: Q, ipiv: tau }, {}), begin, end };
  queue.launch(qrGroup, tuning, buffers, params, [run.count, 1, 1]);
}
