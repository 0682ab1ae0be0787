// Inverses of a batch on the CPU backend: A X = I solved for all matrices at once as gesv does, in copies; without the engine by the
// reference.
import { type FieldMat, footprint } from '../../core/matrix.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Elements } from '../../engine/ops.ts';
import { arrayAt } from '../../engine/views.ts';
import { gesvRef } from '../../lapack/lu/gesv.ref.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type BatchRoutine, type BatchTask, type HostBatchCall, runBatch } from '../hostBatch.cpu.ts';
import type { BatchPlace } from '../lanes.cpu.ts';
import { gesvBatchEngine } from './gesvBatched.cpu.ts';

/** Matrices that are inverted at a time, and elements of them: some for each thread, and copies that stay in a cache. */
const TOGETHER = 256;
const ELEMENTS = 2 ** 17;

export const together = (n: number, count: number): number =>
  Math.min(count, TOGETHER, Math.max(4, Math.floor(ELEMENTS / (n * n))));

/** I: n ones on the diagonal of a packed matrix. */
function identity(n: number, { data, off, parts = 1 }: FieldMat): void {
  data.fill(0, parts * off, parts * (off + n * n));
  for (let i = 0; i < n; i++) data[parts * (off + i * (n + 1))] = 1;
}

/** To := from, n x n. */
function copyMatrix(n: number, from: FieldMat, to: FieldMat): void {
  const { parts = 1 } = from;
  const [length, times] = from.ld === n && to.ld === n ? [n * n, 1] : [n, n];
  for (let j = 0; j < times; j++) {
    const source = from.off + j * from.ld;
    to.data.set(from.data.subarray(parts * source, parts * (source + length)), parts * (to.off + j * to.ld));
  }
}

/** The n x n matrices of an operand in the engine's memory, by their numbers. */
export function matricesAt(e: Engine, r: Elements, n: number, X: BatchPlace, count: number): (b: number) => FieldMat {
  const stride = X.strideBytes / r.bytes;
  const data = arrayAt(e, r, X.at, (count - 1) * stride + footprint(n, n, X.ld));
  return (b) => ({ data, off: b * stride, ld: X.ld, parts: r.parts });
}

/** Matrices without gaps in the engine's memory. */
export const packed = (n: number, bytes: number, at: number): BatchPlace => {
  const ld = Math.max(1, n);
  return { at, ld, ldBytes: ld * bytes, strideBytes: n * n * bytes };
};

/**
 * A := X for all matrices of a task, some at a time, where `solve` turns those X that are I into the inverses of the A from number `first`
 * on; where their info is not 0, A stays.
 */
export function invertEach(
  { e, r, n, places, infos, count }: BatchTask,
  X: BatchPlace,
  solve: (first: number, some: number) => void,
): void {
  const each = together(n, count);
  const [A, inverse] = [matricesAt(e, r, n, places[0]!, count), matricesAt(e, r, n, X, each)];
  const failed = e.heap.view(Int32Array, infos, count);
  for (let first = 0; first < count; first += each) {
    const some = Math.min(each, count - first);
    for (let b = 0; b < some; b++) identity(n, inverse(b));
    solve(first, some);
    for (let b = 0; b < some; b++) if (failed[first + b] === 0) copyMatrix(n, inverse(b), A(first + b));
  }
}

function engine(task: BatchTask): void {
  const { e, r, n, places, infos, count, work } = task;
  const each = together(n, count);
  const bytes = each * n * n * r.bytes;
  const [LU, X] = [packed(n, r.bytes, work), packed(n, r.bytes, work + bytes)];
  const [A, copy] = [matricesAt(e, r, n, places[0]!, count), matricesAt(e, r, n, LU, each)];
  invertEach(task, X, (first, some) => {
    for (let b = 0; b < some; b++) copyMatrix(n, A(first + b), copy(b));
    gesvBatchEngine(e, r, n, n, LU, work + 2 * bytes, X, infos + 4 * first, some);
  });
}

/** A := A^-1 by the reference of gesv; what its info is. A singular A is left as it was. */
function reference(n: number, A: FieldMat): number {
  const { parts = 1 } = A;
  const numbers = (): FieldMat => {
    const data = A.data instanceof Float32Array ? new Float32Array(parts * n * n) : new Float64Array(parts * n * n);
    return { data, off: 0, ld: Math.max(1, n), parts };
  };
  const [LU, X] = [numbers(), numbers()];
  copyMatrix(n, A, LU);
  identity(n, X);
  const info = gesvRef(n, n, LU, new Int32Array(n), 0, X);
  if (info === 0) copyMatrix(n, X, A);
  return info;
}

const matinv: BatchRoutine = {
  complex: true,
  matrices: { A: { rows: (s) => s.n, cols: (s) => s.n, use: 'write' } },
  workBytes: ({ n }, bytes, count) => (2 * n * n * bytes + 4 * n) * together(n, count),
  engine,
  reference: ({ n }, [A]) => reference(n, A!),
};

export const matinvBatchedCpu = (queue: Queue, a: HostBatchCall): Promise<void> => runBatch(queue, a, matinv);
