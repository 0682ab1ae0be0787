// LOGM on the CPU backend: the Schur form and products on the engine, else the reference, on the operands' host copies.
import { compute } from '../../blas3/compute.cpu.ts';
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { FieldMat } from '../../core/matrix.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Workspace } from '../../engine/workspace.ts';
import { onHost } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import { engineTools, LOW } from './form.cpu.ts';
import { answered } from './form.ref.ts';
import { logmRef, logSteps } from './logm.ref.ts';
import type { LogmArgs } from './routines.gen.ts';

/** A := log(A); A lies where it does not move when the engine's memory grows. Returns info. */
export const logmEngine = (e: Engine, space: Workspace, n: number, A: FieldMat): number =>
  answered(n, A) ?? logSteps(n, A, engineTools(e, space, n, A));

export async function logmCpu(queue: Queue, a: Bound<LogmArgs<Prec>>): Promise<void> {
  const { n } = a;
  const { A, info } = await onHost(a, { A: 'write', info: 'write' });
  info.data[info.off] =
    answered(n, A) ??
    compute(
      queue,
      a,
      (e, _, space) => logmEngine(e, space, n, A),
      () => logmRef(n, A),
      n <= LOW ? 'the matrix is small' : undefined,
    );
}
