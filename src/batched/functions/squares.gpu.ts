// Launches of the kernels that compute a function of a small matrix in one dispatch, and the buffers in which kernels report.
import { limitsOf } from '../../autotune/space.ts';
import { enqueueCopy } from '../../blas1/copy.gpu.ts';
import { isComplex } from '../../core/field.ts';
import type { DeviceBuffer, DeviceMat } from '../../runtime/buffer.ts';
import type { Kernel } from '../../runtime/kernel.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type BatchRun, batchParams, isListed, recordsOf } from '../deviceBatch.ts';
import type { DeviceFunctionBatch, DeviceIterationBatch, ReportedIteration } from './functionBatch.ts';
import { pickSquare, squareVariants } from './squares.kernels.ts';

/**
 * Calls `work` with every report in a buffer of its own, because WebGPU allows a dispatch only one writable binding of a buffer, and
 * kernels write all of them. Those that were asked for are copied to where they belong.
 */
export function withReports(queue: Queue, f: DeviceIterationBatch, work: (f: ReportedIteration) => void): void {
  const { context } = queue;
  const taken = new Set<DeviceBuffer>([f.A.data, f.C.data]);
  const leased: DeviceBuffer[] = [];
  const moved: (readonly [from: DeviceMat, to: DeviceMat])[] = [];
  const own = (list: DeviceMat | undefined, type: 'i' | 's'): DeviceMat => {
    if (list !== undefined && !taken.has(list.data)) {
      taken.add(list.data);
      return list;
    }
    const data = context.lease(type, f.count);
    leased.push(data);
    const mine = { data, off: 0, ld: 1 };
    if (list !== undefined) moved.push([mine, list]);
    return mine;
  };
  const [info, nonfinite, iter, error] = [own(f.info, 'i'), own(f.nonfinite, 'i'), own(f.iter, 'i'), own(f.error, 's')];
  work({ ...f, info, nonfinite, iter, error });
  for (const [from, to] of moved) enqueueCopy(queue, f.count, from, to);
  for (const data of leased) data.dispose();
}

/** Fields of an iteration's reports. */
export const stepParams = ({ iter, error }: ReportedIteration): Record<string, number> => ({
  offIter: iter.off,
  offError: error.off,
});

/** One launch for all problems of a run, if there is a variant for its order. */
export function enqueueSquare(
  queue: Queue,
  kernel: Kernel,
  run: BatchRun,
  f: DeviceFunctionBatch & Pick<ReportedIteration, 'nonfinite'>,
  more: Readonly<Record<string, DeviceBuffer>> = {},
  params: Readonly<Record<string, number>> = {},
): boolean {
  const pairs = isComplex(f.A.data.type);
  const picked = pickSquare({ ...limitsOf(queue.context.gpu!), n: pairs ? 2 * run.n : run.n }, f.force);
  if (picked === undefined) return false;
  const { A, C, info, nonfinite } = f;
  const shape = picked.choice;
  const tuning = squareVariants.of(
    undefined,
    { LISTED: isListed(run), A_IN_C: A.data === C.data, PAIRS: pairs },
    shape,
  );
  const buffers: Record<string, DeviceBuffer> = {
    A: A.data,
    C: C.data,
    info: info.data,
    nonfinite: nonfinite.data,
    ...more,
    ...recordsOf(run),
  };
  const groups = [Math.ceil(run.count / shape.GROUP), 1, 1] as const;
  queue.launch(kernel, tuning, buffers, { ...batchParams(run, { A, C }, f), ...params }, groups);
  return true;
}
