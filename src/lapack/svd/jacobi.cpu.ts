// The columns of one-sided Jacobi iteration in the engine's memory.
import type { Engine } from '../../engine/engine.ts';
import { level1 } from '../../engine/kernels/level1.ts';
import type { Real } from '../../engine/ops.ts';
import type { Place } from '../../engine/workspace.ts';
import type { JacobiColumns } from './jacobi.ref.ts';

/** The columns of X, whose first m elements become orthogonal; `rows` of them are rotated. */
export function columnsEngine(e: Engine, r: Real, m: number, rows: number, X: Place): JacobiColumns {
  const { dot, rot, squares } = e.functionsOf(level1[r.prec]);
  const at = (j: number): number => X.at + j * X.ld * r.bytes;
  return {
    norm: (j) => Math.sqrt(squares!(m, at(j), r.bytes, 1)),
    dot: (i, j) => dot!(m, at(i), r.bytes, at(j), r.bytes),
    turn: (i, j, c, s) => void rot!(rows, at(i), r.bytes, at(j), r.bytes, c, -s, s, c),
  };
}
