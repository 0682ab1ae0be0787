// POTRS on the GPU: two triangular solves, by substitution.
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Uplo } from '../../core/matrix.ts';
import { type DeviceMat, deviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { enqueueTriangle, kernelOf } from '../triangular/triangle.gpu.ts';
import type { PotrsArgs } from './routines.gen.ts';

export interface DevicePotrs {
  readonly uplo: Uplo;
  readonly n: number;
  readonly nrhs: number;
  readonly A: DeviceMat;
  readonly B: DeviceMat;
}

export function potrsGpu(queue: Queue, a: Bound<PotrsArgs<Prec>>): void {
  queue.note({
    routine: a.routine,
    backend: 'gpu',
    kernel: kernelOf(a.nrhs),
    why: 'two triangular solves, by substitution',
  });
  const { uplo, n, nrhs } = a;
  enqueuePotrs(queue, { uplo, n, nrhs, A: deviceMat(a.A, a.lda), B: deviceMat(a.B, a.ldb) });
}

/** Enqueues B := A^-1 B with A = L L^H ('l') or U^H U ('u') in A. */
export function enqueuePotrs(queue: Queue, { uplo, n, nrhs, A, B }: DevicePotrs): void {
  const common = { uplo, diag: 'n', n, nrhs, A, B, stable: true } as const;
  // The factor on the left of the product is solved with first: L, or U^H.
  enqueueTriangle(queue, { ...common, trans: uplo === 'u' ? 'c' : 'n' });
  enqueueTriangle(queue, { ...common, trans: uplo === 'l' ? 'c' : 'n' });
}
