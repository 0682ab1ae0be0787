// Products with a small matrix's reflectors on the engine, one reflector after the other.
import type { Engine } from '../../engine/engine.ts';
import { qr } from '../../engine/kernels/qr.ts';
import type { Elements } from '../../engine/ops.ts';
import type { Place, Workspace } from '../../engine/workspace.ts';
import { ormqrEngine } from './ormqr.cpu.ts';

/** So many elements stay in the cache: real reflectors go over them one by one, where products of blocks cost more. */
const UNBLOCKED = 128 ** 2;

/**
 * As ormqrEngine from the left, C m x n, without blocks where C is small and real. Vectors of eigenproblems are multiplied so, not the
 * right-hand sides of least squares: of nearly dependent columns (NIST's Pontius) blocks leave them half a digit more.
 */
export function orm2rEngine(
  e: Engine,
  r: Elements,
  space: Workspace,
  trans: boolean,
  m: number,
  n: number,
  k: number,
  A: Place,
  tau: number,
  C: Place,
): void {
  if (r.parts === 2 || m * n > UNBLOCKED) {
    ormqrEngine(e, r, space, 'l', trans, m, n, k, A, tau, C);
    return;
  }
  const { orm2r } = e.functionsOf(qr[r.prec]);
  orm2r!(m, n, k, trans ? 1 : 0, A.at, A.ld * r.bytes, tau, C.at, C.ld * r.bytes);
}
