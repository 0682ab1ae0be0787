// What a panel of gebrd does with vectors in the engine's memory: products with matrices, and scaling. Takes no memory: the views of a
// panel stay valid.
import { gemvEngine } from '../../blas2/gemv.cpu.ts';
import type { Engine } from '../../engine/engine.ts';
import { level1 } from '../../engine/kernels/level1.ts';
import { type Elements, realsOf } from '../../engine/ops.ts';
import { arrayAt } from '../../engine/views.ts';
import type { Place } from '../../engine/workspace.ts';

export interface PanelTools {
  /** y := y + alpha op(A) x, alpha real, A m x n, op(A) = A or, `adjoint`, A^H; x and y are addresses. */
  multiply(adjoint: boolean, m: number, n: number, alpha: number, A: Place, x: number, y: number): void;
  /** The n elements at x := tau times them, tau being the element at that address. */
  scale(n: number, x: number, tau: number): void;
}

export function panelTools(e: Engine, r: Elements): PanelTools {
  const { scal } = e.functionsOf(level1[realsOf(r).prec]);
  return {
    multiply(adjoint, m, n, alpha, A, x, y) {
      if (m > 0 && n > 0) gemvEngine(e, r, { trans: adjoint, conjugated: adjoint, m, n, alpha, A, x, y });
    },
    scale(n, x, tau) {
      const values = arrayAt(e, r, x, n);
      const [u, v] = arrayAt(e, r, tau, 1) as unknown as readonly [number, number];
      if (r.parts === 1) return void scal!(n, x, r.bytes, u);
      for (let i = 0; i < 2 * n; i += 2) {
        const [a, b] = [values[i]!, values[i + 1]!];
        values[i] = a * u - b * v;
        values[i + 1] = a * v + b * u;
      }
    },
  };
}
