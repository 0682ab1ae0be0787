// GERFS on the GPU: refinement with solves by getrs.
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import { onDevice } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import { enqueueGetrs } from '../lu/getrs.gpu.ts';
import { enqueueRefine, noteRefine } from './refine.gpu.ts';
import type { GerfsArgs } from './routines.gen.ts';

export function gerfsGpu(queue: Queue, a: Bound<GerfsArgs<Prec>>): Promise<void> {
  noteRefine(queue, a.routine);
  const { trans, n, AF, ipiv, ...s } = onDevice(a);
  return enqueueRefine(queue, {
    ...{ ...s, trans, n },
    solve: (D, columns, op) => enqueueGetrs(queue, { trans: op, n, nrhs: columns, A: AF, ipiv, B: D }),
  });
}
