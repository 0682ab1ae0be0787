// A run of a batch in slices whose workspace stays within bounds.
import type { DeviceMat } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import { scope } from '../runtime/workspace.ts';
import type { BatchMat, BatchOperands, BatchRun, BatchVec } from './deviceBatch.ts';
import type { Packed } from './group.gpu.ts';

/** Elements of workspace at most: more would not make the GPU any busier. */
const WORKSPACE = 2 ** 26;

/** What a slice has of its own; what lies at equal distances begins further on. */
export interface Sliced extends BatchOperands {
  readonly count: number;
  readonly info?: DeviceMat | undefined;
  readonly nonfinite?: DeviceMat | undefined;
}

/** The problems from `first` on, `count` of them. Reports of problems with records are found by their numbers. */
export function slice<F extends Sliced>(run: BatchRun, f: F, first: number, count: number): [BatchRun, F] {
  if (run.records !== undefined) {
    const shapes = run.shapes?.subarray(3 * first, 3 * (first + count));
    return [{ ...run, first: run.first + first, count, shapes }, f];
  }
  const on = <X extends BatchMat | BatchVec>(X: X | undefined) =>
    X === undefined ? {} : { ...X, off: X.off + first * X.stride };
  const further = (list: DeviceMat | undefined) => (list === undefined ? {} : { ...list, off: list.off + first });
  const own: Record<string, unknown> = {};
  for (const name of ['A', 'B', 'C', 'ipiv'] as const) if (f[name] !== undefined) own[name] = on(f[name]);
  for (const name of ['info', 'nonfinite'] as const) if (f[name] !== undefined) own[name] = further(f[name]);
  return [
    { ...run, count },
    { ...f, ...own },
  ];
}

/** Calls `work` for one slice after the other, so that a slice of `elements` per problem fits into a workspace. */
export function eachSlice<F extends Sliced>(
  queue: Queue,
  run: BatchRun,
  f: F,
  elements: number,
  work: (run: BatchRun, f: F) => void,
): void {
  const most = Math.min(WORKSPACE, queue.context.gpu!.device.limits.maxStorageBufferBindingSize / 16);
  const size = Math.max(1, Math.min(run.count, Math.floor(most / Math.max(1, elements))));
  for (let first = 0; first < run.count; first += size) {
    work(...slice(run, f, first, Math.min(size, run.count - first)));
  }
}

/** The same with a workspace for the slice's n x n matrices, and for pivots. */
export function eachPacked<F extends Sliced>(
  queue: Queue,
  run: BatchRun,
  f: F,
  pivots: boolean,
  work: (run: BatchRun, f: F, packed: Packed) => void,
): void {
  const { n } = run;
  eachSlice(queue, { ...run, m: n }, f, n * n, (part, own) => {
    scope(queue, (ws) => {
      const data = ws.like(f.A, part.count * n * n);
      const ipiv = pivots ? ws.take('i', part.count * n) : undefined;
      work(part, own, { data, ld: n, stride: n * n, ipiv });
    });
  });
}
