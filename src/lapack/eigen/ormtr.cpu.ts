// ORMTR on the CPU backend: block reflectors on the engine, else the reference, on the operands' host copies.
import { compute } from '../../blas3/compute.cpu.ts';
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { RealArray, Side, Uplo } from '../../core/matrix.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Elements } from '../../engine/ops.ts';
import { matrixAt } from '../../engine/views.ts';
import { type Place, placeAt, type Workspace } from '../../engine/workspace.ts';
import { onHost } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import { takeMatrix } from '../qr/gelqf.cpu.ts';
import { orm2rEngine } from '../qr/orm2r.cpu.ts';
import { ormqrEngine } from '../qr/ormqr.cpu.ts';
import { takeReversed } from './orgtr.cpu.ts';
import { reverseBoth } from './orgtr.ref.ts';
import { ormtrRef } from './ormtr.ref.ts';
import type { OrmtrArgs } from './routines.gen.ts';
import { copyTriangle } from './sytrd.cpu.ts';
import { reverseRef } from './sytrd.ref.ts';

/**
 * As ormtrRef, of Q or with `trans` of Q^H; tau is the address of one element less than the order of Q. On all threads; bits do not
 * depend on their number.
 */
export function ormtrEngine(
  e: Engine,
  r: Elements,
  space: Workspace,
  side: Side,
  uplo: Uplo,
  trans: boolean,
  m: number,
  n: number,
  A: Place,
  tau: number,
  C: Place,
): void {
  const order = side === 'l' ? m : n;
  if (order < 2) return;
  const [rows, cols] = side === 'l' ? [m - 1, n] : [m, n - 1];
  const part = side === 'l' ? placeAt(r, C, 1, 0) : placeAt(r, C, 0, 1);
  const apply = (V: Place, scales: number): void => {
    const v = placeAt(r, V, 1, 0);
    if (side === 'l') orm2rEngine(e, r, space, trans, rows, cols, order - 1, v, scales, part);
    else ormqrEngine(e, r, space, side, trans, rows, cols, order - 1, v, scales, part);
  };
  if (uplo === 'l') return apply(A, tau);
  // Q = J P J, with P as the lower triangle of J A J gives it
  const V = takeMatrix(space, r, order, order);
  const scales = takeReversed(e, r, space, order, tau);
  const v = matrixAt(e, r, order, order, V);
  copyTriangle('u', order, matrixAt(e, r, order, order, A), v);
  reverseBoth(order, v);
  const c = matrixAt(e, r, m, n, C);
  reverseRef(side, m, n, c);
  apply(V, scales);
  reverseRef(side, m, n, c);
}

export async function ormtrCpu(queue: Queue, a: Bound<OrmtrArgs<Prec>>): Promise<void> {
  const { side, uplo, trans, m, n } = a;
  const { A, tau, C } = await onHost(a, { A: 'read', tau: 'read', C: 'write' });
  const order = side === 'l' ? m : n;
  compute(
    queue,
    a,
    (e, r, space) => {
      const [inA, scales] = [space.matrix(A, order, order, 'read'), space.vector(tau, order - 1, 'read').at];
      ormtrEngine(e, r, space, side, uplo, trans !== 'n', m, n, inA, scales, space.matrix(C, m, n, 'write'));
    },
    () => ormtrRef(side, uplo, trans, m, n, A, tau.data as RealArray, tau.off, C),
  );
}
