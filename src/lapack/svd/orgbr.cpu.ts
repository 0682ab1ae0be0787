// ORGBR on the CPU backend: block reflectors on the engine, else the reference, on the operands' host copies.
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import { onDiagonal, type Vect } from '../../core/reflectors.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Elements } from '../../engine/ops.ts';
import { matrixAt } from '../../engine/views.ts';
import { type Place, placeAt, type Workspace } from '../../engine/workspace.ts';
import type { Queue } from '../../runtime/queue.ts';
import { shiftRef } from '../eigen/orgtr.ref.ts';
import { takeMatrix, turnEngine } from '../qr/gelqf.cpu.ts';
import { orgqrEngine } from '../qr/orgqr.cpu.ts';
import { reflectorsCpu } from '../qr/reflectors.cpu.ts';
import { orgbrRef } from './orgbr.ref.ts';
import type { OrgbrArgs } from './routines.gen.ts';

/** The v's in columns, tau an address. */
function columnsEngine(
  e: Engine,
  r: Elements,
  space: Workspace,
  vect: Vect,
  rows: number,
  cols: number,
  k: number,
  A: Place,
  tau: number,
): void {
  if (onDiagonal(vect, rows, k)) return orgqrEngine(e, r, space, rows, cols, k, A, tau);
  shiftRef(rows, matrixAt(e, r, rows, rows, A));
  if (rows > 1) orgqrEngine(e, r, space, rows - 1, rows - 1, rows - 1, placeAt(r, A, 1, 1), tau);
}

export function orgbrCpu(queue: Queue, a: Bound<OrgbrArgs<Prec>>): Promise<void> {
  const { vect, m, n, k } = a;
  return reflectorsCpu(
    queue,
    { ...a, k: Math.min(vect === 'q' ? m : n, k) },
    'read',
    (e, r, space, A, tau) => {
      if (vect === 'q') return columnsEngine(e, r, space, vect, m, n, k, A, tau);
      const turned = takeMatrix(space, r, n, m);
      turnEngine(e, r, m, n, A, turned);
      columnsEngine(e, r, space, vect, n, m, k, turned, tau);
      turnEngine(e, r, n, m, turned, A);
    },
    (A, tau) => orgbrRef(vect, m, n, k, A, tau.data, tau.off),
  );
}
