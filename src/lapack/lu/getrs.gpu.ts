// Solution from an LU factorization on the GPU: interchanges and two triangular solves.

import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Trans } from '../../core/matrix.ts';
import { type DeviceMat, deviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { enqueueTriangle, kernelOf } from '../triangular/triangle.gpu.ts';
import { enqueueLaswp } from './laswp.gpu.ts';
import type { GetrsArgs } from './routines.gen.ts';

export interface DeviceGetrs {
  readonly trans: Trans;
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
    kernel: kernelOf(a.nrhs),
    why: 'interchanges and two triangular solves',
  });
  const { n, nrhs } = a;
  enqueueGetrs(queue, {
    trans: a.trans,
    n,
    nrhs,
    A: deviceMat(a.A, a.lda),
    ipiv: deviceMat(a.ipiv, 1),
    B: deviceMat(a.B, a.ldb),
  });
}

export function enqueueGetrs(queue: Queue, s: DeviceGetrs): void {
  const { n, nrhs, A, B } = s;
  const common = { n, nrhs, A, B };
  const rows = { m: n, A: B, from: 0, to: nrhs, first: 0, count: n, ipiv: s.ipiv };
  if (s.trans === 'n') {
    // A = P L U:  X := U^-1 L^-1 P^T B
    enqueueLaswp(queue, rows);
    enqueueTriangle(queue, { ...common, uplo: 'l', trans: 'n', diag: 'u' });
    enqueueTriangle(queue, { ...common, uplo: 'u', trans: 'n', diag: 'n', stable: true });
  } else {
    // A^T = U^T L^T P^T:  X := P L^-T U^-T B
    enqueueTriangle(queue, { ...common, uplo: 'u', trans: s.trans, diag: 'n', stable: true });
    enqueueTriangle(queue, { ...common, uplo: 'l', trans: s.trans, diag: 'u' });
    enqueueLaswp(queue, { ...rows, backward: true });
  }
}
