// ORGQR on the GPU: block reflectors applied to columns of the unit matrix, from the last block on.
import { enqueueLaset } from '../../blas3/elements/laset.gpu.ts';
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import { at } from '../../core/matrix.ts';
import { blocksOfReflectors } from '../../core/reflectors.ts';
import { type OnDevice, onDevice } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import { scope } from '../../runtime/workspace.ts';
import { enqueueLarfb } from './larfb.gpu.ts';
import { enqueueLarft, takeReflectors } from './larft.gpu.ts';
import { applyBlock } from './ormqr.gpu.ts';
import type { OrgqrArgs } from './routines.gen.ts';

/** tau may lie in A's buffer. */
export type DeviceOrgqr = OnDevice<Omit<OrgqrArgs<Prec>, 'lda'>>;

export function orgqrGpu(queue: Queue, a: Bound<OrgqrArgs<Prec>>): void {
  queue.note({ routine: a.routine, backend: 'gpu', kernel: 'larfb', why: `blocks of ${applyBlock(a)} reflectors` });
  enqueueOrgqr(queue, onDevice(a));
}

/** Enqueues A := the first n columns of Q = H(0) ... H(k-1), m >= n >= k, from the v's in the first k columns of A. */
export function enqueueOrgqr(queue: Queue, f: DeviceOrgqr): void {
  const { m, n, k, A, tau, math } = f;
  if (n === 0) return;
  // Columns first .. last-1 of the unit matrix
  const toUnit = (first: number, last: number): void => {
    const cols = last - first;
    enqueueLaset(queue, { uplo: 'f', m: first, n: cols, alpha: 0, beta: 0, A: at(A, 0, first) });
    enqueueLaset(queue, { uplo: 'f', m: m - first, n: cols, alpha: 0, beta: 1, A: at(A, first, first) });
  };
  toUnit(k, n);
  for (const [j, width] of blocksOfReflectors('l', 'n', k, applyBlock(f))) {
    scope(queue, (ws) => {
      const block = takeReflectors(ws, A, m - j, width);
      enqueueLarft(queue, at(A, j, j), at(tau, j, 0), block);
      toUnit(j, j + width);
      // Q(j:m, j:n) := H Q(j:m, j:n); the rows above are zero
      enqueueLarfb(queue, { side: 'l', trans: 'n', others: n - j, block, C: at(A, j, j), math });
    });
  }
}
