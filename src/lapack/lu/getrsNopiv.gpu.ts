// Solution from an LU factorization without pivoting on the GPU: two triangular solves.
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Trans } from '../../core/matrix.ts';
import { type DeviceMat, deviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { enqueueTriangle, kernelOf } from '../triangular/triangle.gpu.ts';
import type { GetrsNopivArgs } from './routines.gen.ts';

export interface DeviceGetrsNopiv {
  readonly trans: Trans;
  readonly n: number;
  readonly nrhs: number;
  readonly A: DeviceMat;
  readonly B: DeviceMat;
}

export function getrsNopivGpu(queue: Queue, a: Bound<GetrsNopivArgs<Prec>>): void {
  queue.note({
    routine: a.routine,
    backend: 'gpu',
    kernel: kernelOf(a.nrhs),
    why: 'two triangular solves',
  });
  const { n, nrhs } = a;
  const [A, B] = [deviceMat(a.A, a.lda), deviceMat(a.B, a.ldb)];
  enqueueGetrsNopiv(queue, { trans: a.trans, n, nrhs, A, B });
}

/**
 * Enqueues B := op(A)^-1 B. Both triangles by substitution: without pivoting either is ill-conditioned, and with inverted blocks of 256
 * most systems of order 640 in gesvRbt were beyond refinement (random matrices in single, 2026-11).
 */
export function enqueueGetrsNopiv(queue: Queue, { trans, n, nrhs, A, B }: DeviceGetrsNopiv): void {
  for (const uplo of trans === 'n' ? (['l', 'u'] as const) : (['u', 'l'] as const)) {
    enqueueTriangle(queue, { uplo, trans, diag: uplo === 'l' ? 'u' : 'n', n, nrhs, A, B, stable: true });
  }
}
