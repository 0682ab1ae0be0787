// What a column of a tridiagonal reduction needs on the engine: the kernels of BLAS 1 and 2; of complex numbers, loops in place of BLAS 1.
import { hemvEngine, hemvWork } from '../../blas2/hemvOnEngine.cpu.ts';
import { symvEngine, symvWork } from '../../blas2/symv.cpu.ts';
import { im, re } from '../../core/complex.ts';
import type { RealArray } from '../../core/matrix.ts';
import type { Numeric } from '../../core/signatures.ts';
import type { Engine } from '../../engine/engine.ts';
import { level1 } from '../../engine/kernels/level1.ts';
import { level2 } from '../../engine/kernels/level2.ts';
import { level2Complex } from '../../engine/kernels/level2Complex.ts';
import type { Elements } from '../../engine/ops.ts';
import { arrayAt } from '../../engine/views.ts';
import type { Place } from '../../engine/workspace.ts';

/** Vectors are addresses of contiguous elements. */
interface SytrdLeaves {
  /** y := alpha A x, A of order n and given by its lower triangle, Hermitian if complex. `work`: sytrdWork(r, n) elements. */
  image(n: number, alpha: Numeric, A: Place, x: number, y: number, work: number): void;
  /** y := y + alpha P x, P m x k. */
  plus(m: number, k: number, alpha: Numeric, P: Place, x: number, y: number): void;
  /** y := P^H x, P m x k. */
  product(m: number, k: number, P: Place, x: number, y: number): void;
  /** y := y + alpha x, of n elements. */
  axpy(n: number, alpha: Numeric, x: number, y: number): void;
}

/** Elements of workspace of a matrix of order n with a vector. */
export const sytrdWork = (r: Elements, n: number): number => (r.parts === 2 ? hemvWork(n) : symvWork(n));

export function sytrdLeaves(e: Engine, r: Elements): SytrdLeaves {
  const { axpy } = e.functionsOf(level1[r.parts === 2 ? r.real.prec : r.prec]);
  const zero = (y: number, n: number): void => {
    arrayAt(e, r, y, n).fill(0);
  };
  if (r.parts === 1) {
    const { gemvN, gemvT } = e.functionsOf(level2[r.prec]);
    return {
      image(n, alpha, A, x, y, work) {
        zero(y, n);
        symvEngine(e, r, 'l', n, re(alpha), A, x, y, work);
      },
      plus: (m, k, alpha, P, x, y) => gemvN!(m, k, re(alpha), P.at, P.ld * r.bytes, x, y),
      product(m, k, P, x, y) {
        zero(y, k);
        gemvT!(m, k, 1, P.at, P.ld * r.bytes, x, y);
      },
      axpy: (n, alpha, x, y) => axpy!(n, x, r.bytes, y, r.bytes, re(alpha)),
    };
  }
  const { gemvN, gemvC } = e.functionsOf(level2Complex[r.prec]);
  return {
    image(n, alpha, A, x, y, work) {
      zero(y, n);
      hemvEngine(e, r, 'l', n, A, x, y, work);
      multiply(arrayAt(e, r, y, n), alpha);
    },
    plus: (m, k, alpha, P, x, y) => gemvN!(m, k, re(alpha), im(alpha), P.at, P.ld * r.bytes, x, y),
    product(m, k, P, x, y) {
      zero(y, k);
      gemvC!(m, k, 1, 0, P.at, P.ld * r.bytes, x, y);
    },
    axpy(n, alpha, x, y) {
      const [from, to, t, u] = [arrayAt(e, r, x, n), arrayAt(e, r, y, n), re(alpha), im(alpha)];
      for (let p = 0; p < 2 * n; p += 2) {
        const [a, b] = [from[p]!, from[p + 1]!];
        to[p] = to[p]! + (t * a - u * b);
        to[p + 1] = to[p + 1]! + (t * b + u * a);
      }
    },
  };
}

/** x := alpha x, of pairs. */
function multiply(x: RealArray, alpha: Numeric): void {
  const [t, u] = [re(alpha), im(alpha)];
  for (let p = 0; p < x.length; p += 2) {
    const [a, b] = [x[p]!, x[p + 1]!];
    x[p] = t * a - u * b;
    x[p + 1] = t * b + u * a;
  }
}
