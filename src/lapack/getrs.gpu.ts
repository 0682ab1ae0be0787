// Solution from an LU factorization on the GPU: interchanges and two triangular solves.

import { enqueueTrsm } from '../blas3/trsm.gpu.ts';
import type { Bound } from '../core/args.ts';
import type { Prec } from '../core/precision.ts';
import { type DeviceMat, deviceMat } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import type { GetrsArgs } from './getrs.ts';
import { enqueueLaswp } from './laswp.gpu.ts';

export interface DeviceGetrs {
  readonly trans: boolean;
  readonly n: number;
  readonly nrhs: number;
  readonly A: DeviceMat;
  readonly ipiv: DeviceMat;
  readonly B: DeviceMat;
}

export function getrsGpu(queue: Queue, a: Bound<GetrsArgs<Prec>>): void {
  queue.note({
    routine: a.routine,
    backend: 'gpu',
    kernel: 'trsm_block',
    why: 'interchanges and two triangular solves',
  });
  const { n, nrhs } = a;
  enqueueGetrs(queue, {
    trans: a.trans !== 'n',
    n,
    nrhs,
    A: deviceMat(a.A, a.lda),
    ipiv: deviceMat(a.ipiv, 1),
    B: deviceMat(a.B, a.ldb),
  });
}

export function enqueueGetrs(queue: Queue, s: DeviceGetrs): void {
  const { n, nrhs: columns, A, B } = s;
  const common = { side: 'l', m: n, n: columns, alpha: 1, A, B } as const;
  const rows = { m: n, A: B, from: 0, to: columns, first: 0, count: n, ipiv: s.ipiv };
  if (!s.trans) {
    // A = P L U:  X := U^-1 L^-1 P^T B
    enqueueLaswp(queue, rows);
    enqueueTrsm(queue, { ...common, uplo: 'l', trans: false, diag: 'u' });
    enqueueTrsm(queue, { ...common, uplo: 'u', trans: false, diag: 'n', stable: true });
  } else {
    // A^T = U^T L^T P^T:  X := P L^-T U^-T B
    enqueueTrsm(queue, { ...common, uplo: 'u', trans: true, diag: 'n', stable: true });
    enqueueTrsm(queue, { ...common, uplo: 'l', trans: true, diag: 'u' });
    enqueueLaswp(queue, { ...rows, backward: true });
  }
}
