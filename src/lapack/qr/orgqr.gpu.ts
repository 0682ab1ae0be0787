// ORGQR on the GPU: block reflectors applied to columns of the unit matrix, from the last block on.
import { enqueueLaset } from '../../blas3/elements/laset.gpu.ts';
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import { at } from '../../core/matrix.ts';
import { type DeviceMat, deviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { UpdateMath } from '../factorOptions.ts';
import { enqueueLarfb } from './larfb.gpu.ts';
import { disposeReflectors, enqueueLarft, leaseReflectors } from './larft.gpu.ts';
import type { OrgqrArgs } from './orgqr.spec.ts';
import { applyBlock } from './ormqr.gpu.ts';

export interface DeviceOrgqr {
  readonly m: number;
  readonly n: number;
  readonly k: number;
  readonly A: DeviceMat;
  /** May lie in A's buffer. */
  readonly tau: DeviceMat;
  /** Of the products. Default 'strict'. */
  readonly math?: UpdateMath | undefined;
  /** Reflectors of a block; 0 or absent: as applyBlock says. */
  readonly nb?: number | undefined;
}

export function orgqrGpu(queue: Queue, a: Bound<OrgqrArgs<Prec>>): void {
  const { m, n, k, math, nb } = a;
  queue.note({ routine: a.routine, backend: 'gpu', kernel: 'larfb', why: `blocks of ${applyBlock(a)} reflectors` });
  enqueueOrgqr(queue, { m, n, k, A: deviceMat(a.A, a.lda), tau: deviceMat(a.tau, 1), math, nb });
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
  if (k === 0) return;
  const nb = Math.min(k, applyBlock(f));
  for (let j = nb * (Math.ceil(k / nb) - 1); j >= 0; j -= nb) {
    const width = Math.min(nb, k - j);
    const block = leaseReflectors(queue, m - j, width);
    enqueueLarft(queue, at(A, j, j), at(tau, j, 0), block);
    toUnit(j, j + width);
    // Q(j:m, j:n) := H Q(j:m, j:n); the rows above are zero
    enqueueLarfb(queue, { side: 'l', trans: 'n', others: n - j, block, C: at(A, j, j), math });
    disposeReflectors(block);
  }
}
