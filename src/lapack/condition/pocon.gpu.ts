// POCON on the GPU: the estimator with solves by L and L^T, or U^T and U.
import type { Bound } from '../../core/args.ts';
import { choleskyTriangles } from '../../core/expert.ts';
import type { Prec } from '../../core/field.ts';
import type { DeviceMat } from '../../runtime/buffer.ts';
import { onDevice } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import { enqueueNumber, enqueueTrianglesCondition, noteCondition } from './condition.gpu.ts';
import type { PoconArgs } from './routines.gen.ts';

export function poconGpu(queue: Queue, a: Bound<PoconArgs<Prec>>): void {
  noteCondition(queue, a.routine);
  const { n, A, rcond } = onDevice(a);
  const anorm = (result: DeviceMat): void => enqueueNumber(queue, a.anorm, result);
  enqueueTrianglesCondition(queue, { triangles: choleskyTriangles(a.uplo), norm: '1', n, A, rcond, anorm });
}
