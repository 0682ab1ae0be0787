// ORGTR on the CPU backend: block reflectors on the engine, else the reference, on the operands' host copies.
import { compute } from '../../blas3/compute.cpu.ts';
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { RealArray, Uplo } from '../../core/matrix.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Elements } from '../../engine/ops.ts';
import { arrayAt, matrixAt } from '../../engine/views.ts';
import { type Place, placeAt, type Workspace } from '../../engine/workspace.ts';
import { onHost } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import { orgqrEngine } from '../qr/orgqr.cpu.ts';
import { orgtrRef, reverseBoth, shiftRef } from './orgtr.ref.ts';
import type { OrgtrArgs } from './routines.gen.ts';
import { reverseElements } from './sytrd.ref.ts';

/** As orgtrRef; tau is the address of n - 1 elements. On all threads; bits do not depend on their number. */
export function orgtrEngine(
  e: Engine,
  r: Elements,
  space: Workspace,
  uplo: Uplo,
  n: number,
  A: Place,
  tau: number,
): void {
  const a = matrixAt(e, r, n, n, A);
  const reversed = uplo === 'u' ? takeReversed(e, r, space, n, tau) : tau;
  if (uplo === 'u') reverseBoth(n, a);
  shiftRef(n, a);
  if (n > 1) orgqrEngine(e, r, space, n - 1, n - 1, n - 1, placeAt(r, A, 1, 1), reversed);
  if (uplo === 'u') reverseBoth(n, a);
}

/** The n - 1 elements of tau in reverse order. */
export function takeReversed(e: Engine, r: Elements, space: Workspace, n: number, tau: number): number {
  const length = Math.max(0, n - 1);
  const to = space.take(length * r.bytes);
  const reversed = arrayAt(e, r, to, length);
  reversed.set(arrayAt(e, r, tau, length));
  reverseElements(reversed, r.parts);
  return to;
}

export async function orgtrCpu(queue: Queue, a: Bound<OrgtrArgs<Prec>>): Promise<void> {
  const { uplo, n } = a;
  const { A, tau } = await onHost(a, { A: 'write', tau: 'read' });
  compute(
    queue,
    a,
    (e, r, space) => {
      const scales = space.vector(tau, Math.max(0, n - 1), 'read').at;
      orgtrEngine(e, r, space, uplo, n, space.matrix(A, n, n, 'write'), scales);
    },
    () => orgtrRef(uplo, n, A, tau.data as RealArray, tau.off),
  );
}
