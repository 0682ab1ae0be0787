// TRSM on the CPU backend: recursive on the engine, else the recursive reference.
import type { Triangular } from '../../core/signatures.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Elements } from '../../engine/ops.ts';
import type { Place } from '../../engine/workspace.ts';
import { triangleEngine, triangularCpu } from './triangle.cpu.ts';
import { trsmBlockedRef } from './trsm.ref.ts';

/** As trsmBlockedRef, by halving the triangle. */
export const trsmEngine: (e: Engine, r: Elements, ...call: Parameters<Triangular<Place>>) => void = (
  e,
  r,
  side,
  uplo,
  transA,
  diag,
  m,
  n,
  alpha,
  A,
  B,
) => triangleEngine(e, r, 'solve', side, uplo, transA, diag, m, n, alpha, A, B);

/** The same as the drivers' operation. */
export const trsmOn =
  (e: Engine, r: Elements): Triangular<Place> =>
  (side, uplo, transA, diag, m, n, alpha, A, B) =>
    triangleEngine(e, r, 'solve', side, uplo, transA, diag, m, n, alpha, A, B);

export const trsmCpu = triangularCpu('trsm', 'solve', trsmBlockedRef);
