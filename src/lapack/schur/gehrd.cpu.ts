// GEHRD on the CPU backend: panels whose reflectors are applied to the rest of the matrix by products, on the engine, else the reference.
import { gemvEngine } from '../../blas2/gemv.cpu.ts';
import { gemmEngine } from '../../blas3/products/gemm.cpu.ts';
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Engine } from '../../engine/engine.ts';
import { level1 } from '../../engine/kernels/level1.ts';
import { qr } from '../../engine/kernels/qr.ts';
import type { Real } from '../../engine/ops.ts';
import { arrayAt, matrixAt } from '../../engine/views.ts';
import { type Place, placeAt, type Workspace } from '../../engine/workspace.ts';
import type { Queue } from '../../runtime/queue.ts';
import { takeMatrix } from '../qr/gelqf.cpu.ts';
import { larfbEngine, larfbWork } from '../qr/larfb.cpu.ts';
import { reflectorsCpu } from '../qr/reflectors.cpu.ts';
import { gehrdRef } from './gehrd.ref.ts';
import type { GehrdArgs } from './routines.gen.ts';

/** Columns of a panel: half of the work are the panels' products with vectors, whatever their width. */
const PANEL = 32;

/**
 * As gehrdRef; tau is the address of n elements. Within a panel only its own columns change. With the columns v of V so far, and T of their
 * block reflector I - V T V^T, the matrix as it would be is (I - V T^T V^T) (A - Y V^T), Y = A V T. On all threads; bits do not depend on
 * their number.
 *
 * Source: LAPACK xLAHR2, xGEHRD; G. Quintana-Orti, R. van de Geijn, Improving the performance of reduction to Hessenberg form, ACM Trans.
 * Math. Softw. 32 (2006).
 */
export function gehrdEngine(
  e: Engine,
  r: Real,
  space: Workspace,
  n: number,
  lo: number,
  hi: number,
  A: Place,
  tau: number,
): void {
  const count = Math.max(0, hi - lo - 1);
  const most = Math.min(PANEL, count);
  const [V, Y] = [takeMatrix(space, r, n, most), takeMatrix(space, r, n, most)];
  const T: Place = { at: space.take(most * most * r.bytes), ld: Math.max(1, most) };
  const [factors, row] = [space.take(most * r.bytes), space.take(most * r.bytes)];
  const work = space.take(larfbWork(n, most) * r.bytes);
  const { geqr2 } = e.functionsOf(qr[r.prec]);
  const { scal } = e.functionsOf(level1[r.prec]);
  // Nothing is taken from here on: views stay valid.
  arrayAt(e, r, tau, Math.max(0, n - 1)).fill(0);
  if (count === 0) return;
  const [a, v, t] = [matrixAt(e, r, n, n, A), matrixAt(e, r, n, most, V), matrixAt(e, r, most, most, T)];
  const [small, line] = [arrayAt(e, r, factors, most), arrayAt(e, r, row, most)];

  /** z := z + alpha op(B) w */
  const multiply = (trans: boolean, rows: number, cols: number, alpha: number, B: Place, w: number, z: number) => {
    if (rows > 0 && cols > 0) gemvEngine(e, r, { trans, m: rows, n: cols, alpha, A: B, x: w, y: z });
  };
  /** x := T x or T^T x, of k elements. */
  const timesT = (k: number, x: typeof small, transposed: boolean): void => {
    for (let l = 0; l < k; l++) {
      const i = transposed ? k - 1 - l : l;
      let sum = 0;
      if (transposed) for (let q = 0; q <= i; q++) sum += t.data[q + i * t.ld]! * x[q]!;
      else for (let q = i; q < k; q++) sum += t.data[i + q * t.ld]! * x[q]!;
      x[i] = sum;
    }
  };

  for (let first = lo; first < hi - 1; first += PANEL) {
    const width = Math.min(PANEL, hi - 1 - first);
    // Rows of V count from first + 1.
    const [top, length] = [first + 1, hi - first - 1];
    for (let k = 0; k < width; k++) {
      const i = first + k;
      const column = placeAt(r, A, top, i).at;
      if (k > 0) {
        // Column i as it would be: first A - Y V(i,:)^T, then I - V T^T V^T from the left
        for (let l = 0; l < k; l++) line[l] = v.data[k - 1 + l * v.ld]!;
        multiply(false, length, k, -1, placeAt(r, Y, top, 0), row, column);
        small.fill(0, 0, k);
        multiply(true, length, k, 1, V, column, factors);
        timesT(k, small, true);
        multiply(false, length, k, -1, V, factors, column);
      }
      const below = length - k;
      geqr2!(below, 1, placeAt(r, A, i + 1, i).at, A.ld * r.bytes, tau + i * r.bytes);
      const scale = arrayAt(e, r, tau + i * r.bytes, 1)[0]!;
      v.data.fill(0, k * v.ld, k * v.ld + k);
      v.data[k + k * v.ld] = 1;
      for (let l = k + 1; l < length; l++) v.data[l + k * v.ld] = a.data[top + l + i * a.ld]!;
      // Y(:,k) := tau (A v - Y V^T v), T(0:k,k) := -tau T V^T v
      const own = placeAt(r, V, k, k).at;
      const y = placeAt(r, Y, top, k).at;
      arrayAt(e, r, y, length).fill(0);
      multiply(false, length, below, 1, placeAt(r, A, top, i + 1), own, y);
      small.fill(0, 0, k);
      multiply(true, below, k, 1, placeAt(r, V, k, 0), own, factors);
      multiply(false, length, k, -1, placeAt(r, Y, top, 0), factors, y);
      scal!(length, y, r.bytes, scale);
      timesT(k, small, false);
      for (let l = 0; l < k; l++) t.data[l + k * t.ld] = -scale * small[l]!;
      t.data.fill(0, k + 1 + k * t.ld, k * t.ld + most);
      t.data[k + k * t.ld] = scale;
    }
    // The rows above: Y := A V T
    const one = { alpha: 1, beta: 0 } as const;
    const above: Place = { at: work, ld: top };
    gemmEngine(e, r, { ...one, m: top, n: width, k: length, A: placeAt(r, A, 0, top), B: V, C: above });
    gemmEngine(e, r, { ...one, m: top, n: width, k: width, A: above, B: T, C: Y });
    // A := A - Y V^T: of the panel's own columns only the rows above, of those behind it all
    const minus = { k: width, alpha: -1, beta: 1, transB: 't' } as const;
    if (width > 1) gemmEngine(e, r, { ...minus, m: top, n: width - 1, A: Y, B: V, C: placeAt(r, A, 0, top) });
    const rest = placeAt(r, V, width - 1, 0);
    gemmEngine(e, r, { ...minus, m: hi, n: length - width + 1, A: Y, B: rest, C: placeAt(r, A, 0, first + width) });
    // and (I - V T^T V^T) A behind it
    const behind = placeAt(r, A, top, first + width);
    larfbEngine(e, r, 'l', true, n - first - width, { m: length, k: width, V, T }, behind, work);
  }
}

export const gehrdCpu = (queue: Queue, a: Bound<GehrdArgs<Prec>>): Promise<void> => {
  const { n, ilo, ihi } = a;
  return reflectorsCpu(
    queue,
    { ...a, m: n, k: n - 1 },
    'write',
    (e, r, space, A, tau) => gehrdEngine(e, r, space, n, ilo - 1, ihi, A, tau),
    (A, tau) => gehrdRef(n, ilo - 1, ihi, A, tau.data, tau.off),
  );
};
