// Launches of the kernels for batches of small matrices: everything that getrf, potrf, gesv and their like have in common.
import { fields } from '../core/field.ts';
import type { DeviceBuffer } from '../runtime/buffer.ts';
import type { Kernel } from '../runtime/kernel.ts';
import type { Queue } from '../runtime/queue.ts';
import type { DeviceType } from '../runtime/representation.ts';
import { type BatchOperands, type BatchRun, batchParams, type Reports } from './deviceBatch.ts';
import { invSmall, luSmall, paddedOrder, pickShape, type SmallFlags, smallTuning } from './small.kernels.ts';

export interface SmallLaunch {
  readonly kernel: Kernel;
  readonly run: BatchRun;
  readonly operands: BatchOperands;
  readonly reports: Partial<Reports>;
  /** Constants of the kernel. */
  readonly flags: SmallFlags;
  /** The kernel reads and writes whole matrices A, nothing else of their buffer. */
  readonly mayStage: boolean;
  readonly force?: string | undefined;
}

/** Whether the matrices A lie one behind the other, without gaps, at a place where 16 bytes can be taken at once. */
function isPacked({ m, n, records }: BatchRun, { A }: BatchOperands): boolean {
  const columns = A.rs === 1 && A.cs === n;
  const rows = A.cs === 1 && A.rs === n;
  return (
    records === undefined &&
    m === n &&
    n > 0 &&
    A.stride === n * n &&
    (A.off * fields[A.data.type].bytes) % 16 === 0 &&
    (columns || rows) &&
    A.data.inFours
  );
}

/** One launch for all problems of a run. */
export function enqueueSmall(queue: Queue, l: SmallLaunch): void {
  const { kernel, run, operands, reports, flags } = l;
  const type = operands.A.data.type as DeviceType;
  const { lanes, threads, workgroupBytes: bytes, software } = queue.context.gpu!;
  const order = paddedOrder(Math.max(run.m, run.n));
  const { choice: shape } = pickShape(
    {
      order,
      type,
      packed: l.mayStage && isPacked(run, operands),
      lanes,
      threads,
      bytes,
      software,
    },
    l.force,
  );
  const wholeOrder = kernel === luSmall || kernel === invSmall;
  const held = shape.LANES * shape.ROWS;
  const full = run.records === undefined && run.m === run.n && run.n === held && held === order;
  const { A, B, C, ipiv } = operands;
  const tuning = smallTuning(
    kernel.name,
    wholeOrder ? order : undefined,
    shape,
    {
      EDGE: Number(!full),
      LISTED: Number(run.records !== undefined),
      ACROSS: Number(shape.STAGED === 1 && (A.rs !== 1) !== (flags.FLIPPED === 1)),
      ...flags,
    },
    type,
  );
  const buffers: Record<string, DeviceBuffer> = { A: A.data, A4: A.data };
  if (B !== undefined) buffers.B = B.data;
  if (C !== undefined) buffers.C = C.data;
  if (ipiv !== undefined) buffers.ipiv = ipiv.data;
  if (reports.info !== undefined) buffers.info = reports.info.data;
  if (reports.nonfinite !== undefined) buffers.nonfinite = reports.nonfinite.data;
  if (run.records !== undefined) buffers.records = run.records;
  const groups = Math.ceil((run.count * shape.LANES) / shape.THREADS);
  queue.launch(kernel, tuning, buffers, batchParams(run, operands, reports), [groups, 1, 1]);
}
