// Inverses of a batch on the CPU backend: A X = I solved for all matrices at once as gesv does, in copies; without the engine by the reference.
import { footprint, type RealMat } from '../core/matrix.ts';
import { arrayAt } from '../engine/views.ts';
import { gesvRef } from '../lapack/gesv.ref.ts';
import type { Queue } from '../runtime/queue.ts';
import { gesvBatchEngine } from './gesvBatched.cpu.ts';
import { type BatchRoutine, type BatchTask, type HostBatchCall, runBatch } from './hostBatch.cpu.ts';
import { type BatchPlace, placeOf } from './lanes.cpu.ts';

/** Matrices that are solved for at a time: their copies stay in a cache. */
const TOGETHER = 256;

const together = (n: number, count: number): number => Math.min(count, Math.max(4, n <= 64 ? TOGETHER : 4));

/** I: n ones on the diagonal of a packed matrix. */
function identity(n: number, X: RealMat): void {
  X.data.fill(0, X.off, X.off + n * n);
  for (let i = 0; i < n; i++) X.data[X.off + i * (n + 1)] = 1;
}

/** To := from, n x n. */
function copyMatrix(n: number, from: RealMat, to: RealMat): void {
  for (let j = 0; j < n; j++) {
    const source = from.off + j * from.ld;
    to.data.set(from.data.subarray(source, source + n), to.off + j * to.ld);
  }
}

function engine({ e, r, n, places, infos, count, work }: BatchTask): void {
  const A = places[0]!;
  const each = together(n, count);
  const size = n * n;
  const ld = Math.max(1, n);
  const packed = (at: number): BatchPlace => ({ at, ld, ldBytes: ld * r.bytes, strideBytes: size * r.bytes });
  const [factors, inverses] = [packed(work), packed(work + each * size * r.bytes)];
  const pivots = work + 2 * each * size * r.bytes;
  const view = (at: number, ld: number): RealMat => ({ data: arrayAt(e, r, at, footprint(n, n, ld)), off: 0, ld });
  for (let first = 0; first < count; first += each) {
    const some = Math.min(each, count - first);
    for (let b = 0; b < some; b++) {
      copyMatrix(n, view(placeOf(A, first + b).at, A.ld), view(placeOf(factors, b).at, ld));
      identity(n, view(placeOf(inverses, b).at, ld));
    }
    gesvBatchEngine(e, r, n, n, factors, pivots, inverses, infos + 4 * first, some);
    const failed = e.heap.view(Int32Array, infos + 4 * first, some);
    for (let b = 0; b < some; b++) {
      if (failed[b] === 0) copyMatrix(n, view(placeOf(inverses, b).at, ld), view(placeOf(A, first + b).at, A.ld));
    }
  }
}

/** A := A^-1 by the reference of gesv; what its info is. A singular A is left as it was. */
function reference(n: number, A: RealMat): number {
  const numbers = (): RealMat => {
    const data = A.data instanceof Float32Array ? new Float32Array(n * n) : new Float64Array(n * n);
    return { data, off: 0, ld: Math.max(1, n) };
  };
  const [LU, X] = [numbers(), numbers()];
  copyMatrix(n, A, LU);
  identity(n, X);
  const info = gesvRef(n, n, LU, new Int32Array(n), 0, X);
  if (info === 0) copyMatrix(n, X, A);
  return info;
}

const matinv: BatchRoutine = {
  matrices: { A: { rows: (s) => s.n, cols: (s) => s.n, use: 'write' } },
  workBytes: ({ n }, bytes, count) => (2 * n * n * bytes + 4 * n) * together(n, count),
  engine,
  reference: ({ n }, [A]) => reference(n, A!),
};

export const matinvBatchedCpu = (queue: Queue, a: HostBatchCall): Promise<void> => runBatch(queue, a, matinv);
