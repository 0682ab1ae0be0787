// What a column of a Hessenberg reduction needs on the engine: the kernels of BLAS 1 and 2; of complex numbers, whatever is not a product
// with a matrix is done by the references in its memory. Vectors are addresses of contiguous elements.
import { scalRef } from '../../blas1/scal.ref.ts';
import { gemvEngine } from '../../blas2/gemv.cpu.ts';
import { trmvRef } from '../../blas2/trmv.ref.ts';
import { elementAt, re } from '../../core/complex.ts';
import type { RealArray } from '../../core/matrix.ts';
import type { Numeric } from '../../core/signatures.ts';
import type { Engine } from '../../engine/engine.ts';
import { level1 } from '../../engine/kernels/level1.ts';
import { qr } from '../../engine/kernels/qr.ts';
import type { Elements } from '../../engine/ops.ts';
import { arrayAt, matrixAt } from '../../engine/views.ts';
import type { Place } from '../../engine/workspace.ts';
import { makeReflectorRef } from '../qr/larfg.ref.ts';

interface GehrdLeaves {
  /** z := z + alpha op(B) w with B of rows x cols elements, op(B) being B or B^H. */
  multiply(adjoint: boolean, rows: number, cols: number, alpha: number, B: Place, w: number, z: number): void;
  /** x := T x or T^H x for a triangle of order k. */
  timesT(k: number, T: Place, x: number, adjoint: boolean): void;
  /** The reflector of `length` elements; its scale goes to `tau`, and is returned. */
  reflector(length: number, x: number, tau: number): Numeric;
  /** x := alpha x */
  scal(length: number, x: number, alpha: Numeric): void;
}

export function gehrdLeaves(e: Engine, r: Elements): GehrdLeaves {
  const multiply: GehrdLeaves['multiply'] = (trans, m, n, alpha, A, x, y) => {
    if (m > 0 && n > 0) gemvEngine(e, r, { trans, conjugated: trans, m, n, alpha, A, x, y });
  };
  if (r.parts === 1) {
    const { geqr2 } = e.functionsOf(qr[r.prec]);
    const { scal } = e.functionsOf(level1[r.prec]);
    return {
      multiply,
      timesT(k, T, x, transposed) {
        const [t, own] = [matrixAt(e, r, k, k, T), arrayAt(e, r, x, k)];
        for (let l = 0; l < k; l++) {
          const i = transposed ? k - 1 - l : l;
          let sum = 0;
          if (transposed) for (let q = 0; q <= i; q++) sum += t.data[q + i * t.ld]! * own[q]!;
          else for (let q = i; q < k; q++) sum += t.data[i + q * t.ld]! * own[q]!;
          own[i] = sum;
        }
      },
      reflector(length, x, tau) {
        geqr2!(length, 1, x, length * r.bytes, tau);
        return arrayAt(e, r, tau, 1)[0]!;
      },
      scal: (length, x, alpha) => scal!(length, x, r.bytes, re(alpha)),
    };
  }
  const vector = (x: number, length: number) => ({ data: arrayAt(e, r, x, length), off: 0, ld: 1, parts: r.parts });
  return {
    multiply,
    timesT: (k, T, x, isAdjoint) => trmvRef('u', isAdjoint ? 'c' : 'n', 'n', k, matrixAt(e, r, k, k, T), vector(x, k)),
    reflector(length, x, tau) {
      const scale: RealArray = arrayAt(e, r, tau, 1);
      makeReflectorRef(length, vector(x, length), scale, 0);
      return elementAt(scale, 0, r.parts);
    },
    scal: (length, x, alpha) => scalRef(length, alpha, vector(x, length)),
  };
}
