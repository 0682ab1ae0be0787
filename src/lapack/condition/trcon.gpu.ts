// TRCON on the GPU: the triangle's norm, and the estimator with solves by it.
import { enqueueNorm } from '../../blas3/norms/lange.gpu.ts';
import type { Bound } from '../../core/args.ts';
import { oneTriangle } from '../../core/expert.ts';
import type { Prec } from '../../core/field.ts';
import { type OnDevice, onDevice } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import { enqueueTrianglesCondition, noteCondition } from './condition.gpu.ts';
import type { TrconArgs } from './routines.gen.ts';

export type DeviceTrcon = Pick<OnDevice<Bound<TrconArgs<Prec>>>, 'norm' | 'uplo' | 'diag' | 'n' | 'A' | 'rcond'>;

export function trconGpu(queue: Queue, a: Bound<TrconArgs<Prec>>): void {
  noteCondition(queue, a.routine);
  enqueueTrcon(queue, onDevice(a));
}

/** Enqueues rcond := 1 / (||A|| ||A^-1||) of a triangle. */
export const enqueueTrcon = (queue: Queue, { norm, uplo, diag, n, A, rcond }: DeviceTrcon): void =>
  enqueueTrianglesCondition(queue, {
    ...{ triangles: oneTriangle(uplo, diag), norm, n, A, rcond },
    anorm: (result) => enqueueNorm(queue, { norm, uplo, diag, symmetric: false, m: n, n, A, result }),
  });
