// Inverses for batches of larger matrices on the GPU: the solution with the unit matrix. What is in place goes through a workspace, because
// all columns of the inverse need all of the factors.
import type { Queue } from '../../runtime/queue.ts';
import type { BatchRun, DeviceGetriBatch, DeviceInvBatch, DevicePotriBatch } from '../deviceBatch.ts';
import { enqueueGroupLu, enqueueGroupSubstitution, enqueueScatter, fitsGroup, type Packed } from '../group.gpu.ts';
import { enqueueSingleGetri, enqueueSingleInv, enqueueSinglePotri } from '../single.gpu.ts';
import { eachSlice } from '../slices.gpu.ts';

/** Calls `work` with workspace for the run's matrices, and for pivots. */
function withPacked(queue: Queue, run: BatchRun, pivots: boolean, work: (packed: Packed) => void): void {
  const { n, count } = run;
  const data = queue.context.lease('s', count * n * n);
  const ipiv = pivots ? queue.context.lease('i', count * n) : undefined;
  work({ data, ld: n, stride: n * n, ipiv });
  data.dispose();
  ipiv?.dispose();
}

/** Enqueues C := A^-1 from the factors of LU. */
export function enqueueLargeGetri(queue: Queue, run: BatchRun, f: DeviceGetriBatch): void {
  if (!fitsGroup(queue, run.n, f.force)) return enqueueSingleGetri(queue, run, f);
  const fails = 'zeros';
  // Where one buffer has both, C may be A.
  if (f.A.data !== f.C.data) return enqueueGroupSubstitution(queue, run, { ...f, factors: 'lu', fails, B: undefined });
  eachSlice(queue, run, f, run.n ** 2, (part, own) => {
    withPacked(queue, part, false, (to) => {
      const { C, ...operands } = own;
      enqueueGroupSubstitution(queue, part, { ...operands, factors: 'lu', fails, to, B: undefined });
      enqueueScatter(queue, part, { ...operands, C, from: to, part: 'all' }, 'C');
    });
  });
}

/** Enqueues A := A^-1 from the factor of Cholesky, the triangle only. */
export function enqueueLargePotri(queue: Queue, run: BatchRun, f: DevicePotriBatch): void {
  if (!fitsGroup(queue, run.n, f.force)) return enqueueSinglePotri(queue, run, f);
  const name = f.uplo === 'l' ? 'lower' : 'upper';
  eachSlice(queue, { ...run, m: run.n }, f, run.n ** 2, (part, own) => {
    withPacked(queue, part, false, (to) => {
      enqueueGroupSubstitution(queue, part, { ...own, factors: name, fails: 'zeros', to, B: undefined });
      enqueueScatter(queue, part, { ...own, from: to, part: name });
    });
  });
}

/** Enqueues C := A^-1. */
export function enqueueLargeInv(queue: Queue, run: BatchRun, f: DeviceInvBatch): void {
  if (!fitsGroup(queue, run.n, f.force)) return enqueueSingleInv(queue, run, f);
  eachSlice(queue, { ...run, m: run.n }, f, run.n ** 2, (part, own) => {
    withPacked(queue, part, true, (held) => {
      // The factors are nobody's result: only the inverse is filled with NaN.
      enqueueGroupLu(queue, part, { ...own, onFailure: 'info', pivot: true, to: held, count: f.count });
      const { force: _, ...operands } = own;
      enqueueGroupSubstitution(queue, part, { ...operands, factors: 'lu', fails: 'info', held, B: undefined });
    });
  });
}
