// GERFS on the GPU: refinement with solves by getrs.
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import { adjoint } from '../../core/matrix.ts';
import { deviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { enqueueGetrs } from '../lu/getrs.gpu.ts';
import type { GerfsArgs } from './gerfs.spec.ts';
import { enqueueRefine, noteRefine } from './refine.gpu.ts';

export function gerfsGpu(queue: Queue, a: Bound<GerfsArgs<Prec>>): Promise<void> {
  noteRefine(queue, a.routine);
  const { trans, n, nrhs } = a;
  const [AF, ipiv] = [deviceMat(a.AF, a.ldaf), deviceMat(a.ipiv, 1)];
  return enqueueRefine(queue, {
    trans,
    n,
    nrhs,
    A: deviceMat(a.A, a.lda),
    B: deviceMat(a.B, a.ldb),
    X: deviceMat(a.X, a.ldx),
    ferr: deviceMat(a.ferr, 1),
    berr: deviceMat(a.berr, 1),
    solve: (D, columns, transposed) =>
      enqueueGetrs(queue, { trans: transposed ? adjoint(trans) : trans, n, nrhs: columns, A: AF, ipiv, B: D }),
  });
}
