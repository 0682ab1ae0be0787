// What reflectors need on the engine that is not a product of matrices: its own kernels for real numbers, the references in its memory for
// complex ones.
import { elementAt } from '../../core/complex.ts';
import type { Engine } from '../../engine/engine.ts';
import { qr } from '../../engine/kernels/qr.ts';
import type { Elements } from '../../engine/ops.ts';
import { arrayAt, matrixAt } from '../../engine/views.ts';
import type { Place } from '../../engine/workspace.ts';
import { geqrfRef } from './geqrf.ref.ts';
import { larftColumnRef, reflectorRef } from './larft.ref.ts';

interface ReflectorLeaves {
  /** A = Q R for a panel of m rows and n columns; `tau` is the address of min(m, n) elements. */
  geqr2(m: number, n: number, A: Place, tau: number): void;
  /** T := the triangle of k reflectors, zeros below it, from V^H V in its upper triangle and the k elements at `tau`. */
  larft(k: number, T: Place, tau: number): void;
  /** V := the v's of m elements below the diagonals of A's k columns, their ones and zeros written out. */
  trapezoid(m: number, k: number, A: Place, V: Place): void;
  /** The n columns of A, of m elements, become columns first, first + 1, ... of the unit matrix. */
  unit(m: number, n: number, first: number, A: Place): void;
}

export function reflectorLeaves(e: Engine, r: Elements): ReflectorLeaves {
  if (r.parts === 1) {
    const { geqr2, larft, trapezoid, unit } = e.functionsOf(qr[r.prec]);
    return {
      geqr2: (m, n, A, tau) => geqr2!(m, n, A.at, A.ld * r.bytes, tau),
      larft: (k, T, tau) => larft!(k, T.at, T.ld * r.bytes, tau),
      trapezoid: (m, k, A, V) => trapezoid!(m, k, A.at, A.ld * r.bytes, V.at, V.ld * r.bytes),
      unit: (m, n, first, A) => unit!(m, n, first, A.at, A.ld * r.bytes),
    };
  }
  return {
    geqr2: (m, n, A, tau) => geqrfRef(m, n, matrixAt(e, r, m, n, A), arrayAt(e, r, tau, Math.min(m, n))),
    larft(k, T, tau) {
      const triangle = matrixAt(e, r, k, k, T);
      const scales = arrayAt(e, r, tau, k);
      for (let j = 0; j < k; j++) {
        larftColumnRef(j, elementAt(scales, j, 2), triangle);
        triangle.data.fill(0, 2 * (j * T.ld + j + 1), 2 * (j * T.ld + k));
      }
    },
    trapezoid(m, k, A, V) {
      const [from, to] = [matrixAt(e, r, m, k, A), matrixAt(e, r, m, k, V)];
      for (let j = 0; j < k; j++) reflectorRef('c', m, j, from, to.data.subarray(2 * j * V.ld, 2 * (j * V.ld + m)));
    },
    unit(m, n, first, A) {
      const { data } = matrixAt(e, r, m, n, A);
      for (let j = 0; j < n; j++) {
        data.fill(0, 2 * j * A.ld, 2 * (j * A.ld + m));
        if (first + j < m) data[2 * (j * A.ld + first + j)] = 1;
      }
    },
  };
}
