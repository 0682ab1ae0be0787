// GELQF on the CPU backend: QR of the adjoint on the engine, else the reference, on the operands' host copies.
import { adjointRef } from '../../blas3/elements/adjoint.ref.ts';
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import { at } from '../../core/matrix.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Elements } from '../../engine/ops.ts';
import { matrixAt } from '../../engine/views.ts';
import type { Place, Workspace } from '../../engine/workspace.ts';
import type { Queue } from '../../runtime/queue.ts';
import { gelqfRef } from './gelqf.ref.ts';
import { geqrfEngine } from './geqrf.cpu.ts';
import { reflectorsCpu } from './reflectors.cpu.ts';
import type { GelqfArgs } from './routines.gen.ts';

/** Order of the tiles of a transposition: two of them stay in the first-level cache. */
const TILE = 32;

/** B := A^H for an m x n matrix A, in tiles. */
export function turnEngine(e: Engine, r: Elements, m: number, n: number, A: Place, B: Place): void {
  const [from, to] = [matrixAt(e, r, m, n, A), matrixAt(e, r, n, m, B)];
  for (let j = 0; j < n; j += TILE) {
    for (let i = 0; i < m; i += TILE)
      adjointRef(Math.min(TILE, m - i), Math.min(TILE, n - j), at(from, i, j), at(to, j, i));
  }
}

/** Room for a rows x cols matrix; columns a power of two apart would share few sets of the caches. */
export function takeMatrix(space: Workspace, r: Elements, rows: number, cols: number): Place {
  const ld = 8 * (Math.ceil(rows / 8) | 1);
  return { at: space.take(ld * cols * r.bytes), ld };
}

/** A = L Q as gelqfRef, from A^H = Q^H L^H: the same reflectors. tau is the address of min(m, n) elements. */
export function gelqfEngine(
  e: Engine,
  r: Elements,
  space: Workspace,
  m: number,
  n: number,
  A: Place,
  tau: number,
  nb = 0,
): void {
  const turned = takeMatrix(space, r, n, m);
  turnEngine(e, r, m, n, A, turned);
  geqrfEngine(e, r, space, n, m, turned, tau, nb);
  turnEngine(e, r, n, m, turned, A);
}

export const gelqfCpu = (queue: Queue, a: Bound<GelqfArgs<Prec>>): Promise<void> =>
  reflectorsCpu(
    queue,
    a,
    'write',
    (e, r, space, A, tau) => gelqfEngine(e, r, space, a.m, a.n, A, tau, a.nb),
    (A, tau) => gelqfRef(a.m, a.n, A, tau.data, tau.off),
  );
