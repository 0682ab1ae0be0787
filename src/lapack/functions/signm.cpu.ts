// SIGNM on the CPU backend: inverses on the engine, else the reference, on the operands' host copies.
import { compute } from '../../blas3/compute.cpu.ts';
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { FieldMat } from '../../core/matrix.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Elements } from '../../engine/ops.ts';
import { matrixAt } from '../../engine/views.ts';
import type { Place, Workspace } from '../../engine/workspace.ts';
import { onHost } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import { getrfEngine } from '../lu/getrf.cpu.ts';
import { invertFactors } from '../lu/getri.cpu.ts';
import { swapColumnsRef } from '../lu/getri.ref.ts';
import { takeMatrix } from '../qr/gelqf.cpu.ts';
import type { SignmArgs } from './routines.gen.ts';
import { answeredSignm, type SignReport, type SignTools, signmRef, signSteps } from './signm.ref.ts';

function engineTools(e: Engine, r: Elements, space: Workspace, n: number): SignTools {
  const [X, Y, L] = [0, 1, 2].map(() => takeMatrix(space, r, n, n)) as [Place, Place, Place];
  const ipiv = space.take(4 * n);
  const view = (place: Place): FieldMat => matrixAt(e, r, n, n, place);
  return {
    X: () => view(X),
    Y: () => view(Y),
    invert() {
      if (getrfEngine(e, r, n, n, Y, ipiv) > 0) return false;
      invertFactors(e, r, n, Y, L);
      swapColumnsRef(n, view(Y), e.heap.view(Int32Array, ipiv, n), 0);
      return true;
    },
  };
}

/** A := sign(A); A lies where it does not move when the engine's memory grows. */
export const signmEngine = (e: Engine, r: Elements, space: Workspace, n: number, A: FieldMat): SignReport =>
  answeredSignm(n, A) ?? signSteps(n, A, engineTools(e, r, space, n));

/** Up to this order the reference is as fast. */
export const LOW = 8;

export async function signmCpu(queue: Queue, a: Bound<SignmArgs<Prec>>): Promise<void> {
  const { n } = a;
  const { A, info, iter } = await onHost(a, { A: 'write', info: 'write', iter: 'write?' });
  const report =
    answeredSignm(n, A) ??
    compute(
      queue,
      a,
      (e, r, space) => signmEngine(e, r, space, n, A),
      () => signmRef(n, A),
      n <= LOW ? 'the matrix is small' : undefined,
    );
  info.data[info.off] = report.info;
  if (iter !== undefined) iter.data[iter.off] = report.iter;
}
