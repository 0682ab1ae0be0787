// GEBRD on the CPU backend: panels on the engine, whose two sides are applied to the rest of the matrix by products, else the reference, on
// the operands' host copies.
import { compute } from '../../blas3/compute.cpu.ts';
import { adjointRef } from '../../blas3/elements/adjoint.ref.ts';
import { gemmEngine } from '../../blas3/products/gemm.cpu.ts';
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import { at, type FieldMat, type RealArray } from '../../core/matrix.ts';
import type { Engine } from '../../engine/engine.ts';
import { reductions } from '../../engine/kernels/reductions.ts';
import type { Elements } from '../../engine/ops.ts';
import { arrayAt, matrixAt } from '../../engine/views.ts';
import { type Place, placeAt, type Workspace } from '../../engine/workspace.ts';
import { elementsOf, onHost } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import { takeMatrix } from '../qr/gelqf.cpu.ts';
import { reflectorLeaves } from '../qr/reflectorLeaves.cpu.ts';
import { type Bidiagonal, gebrdStoredRef, storedAs } from './gebrd.ref.ts';
import { panelTools } from './gebrdTools.cpu.ts';
import { handOut, IN_PLACE } from './gesvd.ref.ts';
import type { GebrdArgs } from './routines.gen.ts';

/** Columns of a panel: half of the work is the panels' products with vectors, whatever their width. */
const PANEL = 32;
/** So many real elements or fewer are left without panels: they stay in the cache, and all columns are one call. */
const UNBLOCKED = 192 ** 2;

/**
 * As gebrdRef; tauQ and tauP are addresses of n elements. Within a panel A stays as it was: with the columns v of H and u of G so far, and
 * X and Y that belong to them, the matrix as it would be is A - V Y^H - X U^H. On all threads; bits do not depend on their number.
 *
 * Source: LAPACK xLABRD, xGEBRD; J. Dongarra, D. Sorensen, S. Hammarling, Block reduction of matrices to condensed forms for eigenvalue
 * computations, J. Comput. Appl. Math. 27 (1989).
 */
export function gebrdEngine(
  e: Engine,
  r: Elements,
  space: Pick<Workspace, 'take'>,
  m: number,
  n: number,
  A: Place,
  tauQ: number,
  P: Place,
  tauP: number,
  d: Float64Array,
  off: Float64Array,
): void {
  const most = Math.min(PANEL, n);
  const [X, Y] = [takeMatrix(space as Workspace, r, m, most), takeMatrix(space as Workspace, r, n, most)];
  const factors = space.take(most * r.bytes);
  const { geqr2 } = reflectorLeaves(e, r);
  const { multiply, scale } = panelTools(e, r);
  // Nothing is taken from here on: views stay valid.
  const [a, p] = [matrixAt(e, r, m, n, A), matrixAt(e, r, n, n, P)];
  const [x, y] = [matrixAt(e, r, m, most, X), matrixAt(e, r, n, most, Y)];
  const small = arrayAt(e, r, factors, most);
  const smallColumn: FieldMat = { data: small, off: 0, ld: most, parts: r.parts };
  const { parts } = r;

  /** z := z - B c, c^H being a few elements of a row of a matrix. */
  const subtract = (rows: number, cols: number, B: Place, row: FieldMat, i: number, j: number, z: number): void => {
    adjointRef(1, cols, at(row, i, j), smallColumn);
    multiply(false, rows, cols, -1, B, factors, z);
  };
  /** z := z - B (C^H w) */
  const project = (length: number, rows: number, cols: number, B: Place, C: Place, w: number, z: number): void => {
    small.fill(0);
    multiply(true, length, cols, 1, C, w, factors);
    multiply(false, rows, cols, -1, B, factors, z);
  };

  for (let first = 0; first < n; first += PANEL) {
    if (r.parts === 1 && (m - first) * (n - first) <= UNBLOCKED) {
      const { gebd2 } = e.functionsOf(reductions[r.prec]);
      const corner = (B: Place): number => placeAt(r, B, first, first).at;
      const [skip, lda, ldp] = [first * r.bytes, A.ld * r.bytes, P.ld * r.bytes];
      gebd2!(m - first, n - first, corner(A), lda, tauQ + skip, corner(P), ldp, tauP + skip, X.at, Y.at);
      for (let i = first; i < n; i++) d[i] = a.data[i + i * a.ld]!;
      for (let i = first; i < n - 1; i++) off[i] = p.data[i + 1 + (i + 1) * p.ld]!;
      return;
    }
    const end = Math.min(n, first + PANEL);
    for (let i = first; i < end; i++) {
      const k = i - first;
      const [down, right] = [m - i, n - i - 1];
      // Column i as it would be: A(i:m,i) - V Y(i,:)^H - X U(i,:)^H
      const v = placeAt(r, A, i, i).at;
      subtract(down, k, placeAt(r, A, i, first), y, i, 0, v);
      subtract(down, k, placeAt(r, X, i, 0), p, i, first + 1, v);
      geqr2(down, 1, { at: v, ld: A.ld }, tauQ + i * r.bytes);
      const diagonal = parts * (i + i * a.ld);
      d[i] = a.data[diagonal]!;
      if (right === 0) return;
      a.data[diagonal] = 1;
      // Y(i+1:n,k) := tauQ (A - V Y^H - X U^H)^H v
      const [below, U] = [placeAt(r, Y, i + 1, 0), placeAt(r, P, i + 1, first + 1)];
      const column = placeAt(r, Y, i + 1, k).at;
      y.data.fill(0, parts * (i + 1 + k * y.ld), parts * (n + k * y.ld));
      multiply(true, down, right, 1, placeAt(r, A, i, i + 1), v, column);
      project(down, right, k, below, placeAt(r, A, i, first), v, column);
      project(down, right, k, U, placeAt(r, X, i, 0), v, column);
      scale(right, column, tauQ + i * r.bytes);
      // Row i as it would be, its adjoint as a column of P
      const u = placeAt(r, P, i + 1, i + 1).at;
      const row = parts * (i + 1 + (i + 1) * p.ld);
      adjointRef(1, right, at(a, i, i + 1), at(p, i + 1, i + 1));
      subtract(right, k + 1, below, a, i, first, u);
      subtract(right, k, U, x, i, 0, u);
      geqr2(right, 1, { at: u, ld: P.ld }, tauP + i * r.bytes);
      off[i] = p.data[row]!;
      p.data[row] = 1;
      // X(i+1:m,k) := tauP (A - V Y^H - X U^H) u
      const line = placeAt(r, X, i + 1, k).at;
      x.data.fill(0, parts * (i + 1 + k * x.ld), parts * (m + k * x.ld));
      multiply(false, down - 1, right, 1, placeAt(r, A, i + 1, i + 1), u, line);
      project(right, down - 1, k + 1, placeAt(r, A, i + 1, first), below, u, line);
      project(right, down - 1, k, placeAt(r, X, i + 1, 0), U, u, line);
      scale(down - 1, line, tauP + i * r.bytes);
    }
    // A22 := A22 - V Y^H - X U^H
    const size = {
      m: m - end,
      n: n - end,
      k: PANEL,
      alpha: -1,
      beta: 1,
      transB: 'c',
      C: placeAt(r, A, end, end),
    } as const;
    gemmEngine(e, r, { ...size, A: placeAt(r, A, end, first), B: placeAt(r, Y, end, 0) });
    gemmEngine(e, r, { ...size, A: placeAt(r, X, end, 0), B: placeAt(r, P, end, first + 1) });
  }
}

export async function gebrdCpu(queue: Queue, a: Bound<GebrdArgs<Prec>>): Promise<void> {
  const { m, n } = a;
  const [rows, cols] = [Math.max(m, n), Math.min(m, n)];
  const host = await onHost(a, { A: 'write', D: 'write', E: 'write', tauQ: 'write', tauP: 'write' });
  const { A } = host;
  const of = (name: keyof Bidiagonal, length: number): RealArray => elementsOf(host[name], length) as RealArray;
  const to: Bidiagonal = { D: of('D', cols), E: of('E', cols - 1), tauQ: of('tauQ', cols), tauP: of('tauP', cols) };
  compute(
    queue,
    a,
    (e, r, space) => {
      const [B, P] = [takeMatrix(space, r, rows, cols), takeMatrix(space, r, cols, cols)];
      const [scalesQ, scalesP] = [space.take(cols * r.bytes), space.take(cols * r.bytes)];
      storedAs(m, n, A, to, (_rows, _cols, X, tauQ, tauP, d, off) => {
        const copy = (from: FieldMat, into: FieldMat): void => handOut(rows, cols, from, IN_PLACE, false, into, false);
        copy(X, matrixAt(e, r, rows, cols, B));
        arrayAt(e, r, scalesP, cols).fill(0);
        gebrdEngine(e, r, space, rows, cols, B, scalesQ, P, scalesP, d, off);
        copy(matrixAt(e, r, rows, cols, B), X);
        tauQ.set(arrayAt(e, r, scalesQ, cols));
        tauP.set(arrayAt(e, r, scalesP, cols));
        return matrixAt(e, r, cols, cols, P);
      });
      return true;
    },
    () => {
      gebrdStoredRef(m, n, A, to);
      return true;
    },
  );
}
