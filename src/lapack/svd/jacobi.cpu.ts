// The columns of one-sided Jacobi iteration in the engine's memory.
import type { Engine } from '../../engine/engine.ts';
import { level1 } from '../../engine/kernels/level1.ts';
import { type Elements, realsOf } from '../../engine/ops.ts';
import type { Place } from '../../engine/workspace.ts';
import { type JacobiColumns, type Phase, phaseOf } from './jacobi.ref.ts';

/** The columns of X, whose first m elements become orthogonal; `rows` of them are rotated. */
export function columnsEngine(e: Engine, r: Elements, m: number, rows: number, X: Place): JacobiColumns {
  const { prec, bytes } = realsOf(r);
  const { dot, rot, squares } = e.functionsOf(level1[prec]);
  const at = (j: number): number => X.at + j * X.ld * r.bytes;
  const entries = r.parts * m;
  const real = (i: number, j: number): number => dot!(entries, at(i), bytes, at(j), bytes);
  const turn = (i: number, j: number, c: number, s: number): void =>
    void rot!(r.parts * rows, at(i), bytes, at(j), bytes, c, -s, s, c);
  const norm = (j: number): number => Math.sqrt(squares!(entries, at(j), bytes, 1));
  if (r.parts === 1) return { norm, dot: real, turn };
  const phase: Phase = { re: 1, im: 0 };
  return {
    norm,
    dot(i, j) {
      // Im x^H y from the real parts of one and the imaginary parts of the other
      const [x, y] = [at(i), at(j)];
      const [first, second] = [dot!(m, x, r.bytes, y + bytes, r.bytes), dot!(m, x + bytes, r.bytes, y, r.bytes)];
      return phaseOf(real(i, j), first - second, phase);
    },
    turn(i, j, c, s) {
      // Division by the phase rotates the real and the imaginary parts of a column.
      const y = at(j);
      rot!(rows, y, r.bytes, y + bytes, r.bytes, phase.re, phase.im, -phase.im, phase.re);
      turn(i, j, c, s);
    },
  };
}
