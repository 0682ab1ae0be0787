// LAQHE on the GPU: LAQGE's kernel, on one triangle.
import type { Bound } from '../../core/args.ts';
import type { ComplexPrec } from '../../core/field.ts';
import { onDevice } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import { enqueueLaqge, noteLaqge } from './laqge.gpu.ts';
import type { LaqheArgs } from './routines.gen.ts';

export function laqheGpu(queue: Queue, a: Bound<LaqheArgs<ComplexPrec>>): void {
  noteLaqge(queue, a.routine);
  const { uplo, n, A, s, scalars, equed } = onDevice(a);
  enqueueLaqge(queue, { uplo, m: n, n, A, r: s, scalars, equed, hermitian: true });
}
