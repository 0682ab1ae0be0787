// SYTRD on the CPU backend: panels on the engine, whose columns are applied to the rest of the matrix by products, else the reference, on
// the operands' host copies.
import { compute } from '../../blas3/compute.cpu.ts';
import { type EngineGemm, gemmFork } from '../../blas3/products/gemm.cpu.ts';
import { realDiagonal } from '../../blas3/products/herk.ref.ts';
import type { Bound } from '../../core/args.ts';
import { elementAt, times } from '../../core/complex.ts';
import type { Prec } from '../../core/field.ts';
import type { FieldMat, RealArray, Uplo } from '../../core/matrix.ts';
import type { Engine } from '../../engine/engine.ts';
import { reductions } from '../../engine/kernels/reductions.ts';
import type { Elements } from '../../engine/ops.ts';
import { arrayAt, matrixAt } from '../../engine/views.ts';
import { type Place, placeAt, type Workspace } from '../../engine/workspace.ts';
import { elementsOf, onHost } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import { takeMatrix } from '../qr/gelqf.cpu.ts';
import { reflectorLeaves } from '../qr/reflectorLeaves.cpu.ts';
import { reverseBoth } from './orgtr.ref.ts';
import type { SytrdArgs } from './routines.gen.ts';
import { reverseElements, sytrdRef } from './sytrd.ref.ts';
import { sytrdLeaves, sytrdWork } from './sytrdLeaves.cpu.ts';

/** Columns of a panel. */
const PANEL = 32;
/** Columns of what a panel is applied to in one product: the square at its top is computed as a whole. */
const STRIP = 96;
/** Real rows of which no panels are made: they stay in the cache, and a column is one call. */
const UNBLOCKED = 192;

/** As sytrdRef; tau is the address of n - 1 elements. On all threads; bits do not depend on their number. */
export function sytrdEngine(
  e: Engine,
  r: Elements,
  space: Workspace,
  uplo: Uplo,
  n: number,
  A: Place,
  d: Float64Array,
  off: Float64Array,
  tau: number,
): void {
  if (n === 0) return;
  const S = takeMatrix(space, r, n, n);
  const room = takeReduction(space, r, n);
  const [a, s] = [matrixAt(e, r, n, n, A), matrixAt(e, r, n, n, S)];
  copyTriangle(uplo, n, a, s);
  if (uplo === 'u') reverseBoth(n, s);
  reduceEngine(e, r, n, S, d, off, tau, room);
  if (uplo === 'u') {
    reverseBoth(n, s);
    d.subarray(0, n).reverse();
    off.subarray(0, n - 1).reverse();
    reverseElements(arrayAt(e, r, tau, n - 1), r.parts);
  }
  copyTriangle(uplo, n, s, a);
  for (let j = 0; r.parts === 2 && j < n; j++) a.data[2 * j * (a.ld + 1) + 1] = 0;
}

/** B := A on a triangle. */
export function copyTriangle(uplo: Uplo, n: number, A: FieldMat, B: FieldMat): void {
  const { parts = 1 } = A;
  for (let j = 0; j < n; j++) {
    const [first, last] = uplo === 'l' ? [j, n] : [0, j + 1];
    const column = A.off + j * A.ld;
    B.data.set(A.data.subarray(parts * (column + first), parts * (column + last)), parts * (B.off + first + j * B.ld));
  }
}

/** Workspace of reduceEngine. */
export interface Reduction {
  /** For each column of a panel its v and its w, side by side; `swapped`: w and v. */
  readonly pairs: Place;
  readonly swapped: Place;
  readonly factors: number;
  readonly sums: number;
}

export const takeReduction = (space: Workspace, r: Elements, n: number): Reduction => ({
  pairs: takeMatrix(space, r, n, 2 * PANEL),
  swapped: takeMatrix(space, r, n, 2 * PANEL),
  factors: space.take(2 * PANEL * r.bytes),
  sums: space.take(sytrdWork(r, n) * r.bytes),
});

/**
 * As sytrdEngine of the lower triangle, but what lies above A's diagonal is overwritten, and imaginary parts on it are of no use. Within a
 * panel A stays as it was: with the v's and w's so far the matrix as it would be is A - V W^H - W V^H.
 *
 * Source: LAPACK xLATRD, xSYTRD, xHETRD; J. Dongarra, D. Sorensen, S. Hammarling, Block reduction of matrices to condensed forms for
 * eigenvalue computations, J. Comput. Appl. Math. 27 (1989).
 */
export function reduceEngine(
  e: Engine,
  r: Elements,
  n: number,
  A: Place,
  d: Float64Array,
  off: Float64Array,
  tau: number,
  { pairs, swapped, factors, sums }: Reduction,
): void {
  const { geqr2 } = reflectorLeaves(e, r);
  const { image, plus, product, axpy } = sytrdLeaves(e, r);
  const { parts } = r;
  const [a, p, q] = [matrixAt(e, r, n, n, A), ...[pairs, swapped].map((X) => matrixAt(e, r, n, 2 * PANEL, X))] as const;
  if (parts === 2) realDiagonal(n, a);
  const [small, scales] = [arrayAt(e, r, factors, 2 * PANEL), arrayAt(e, r, tau, n - 1)];

  for (let first = 0; first < n; first += PANEL) {
    if (r.parts === 1 && n - first <= UNBLOCKED) {
      const corner = placeAt(r, A, first, first).at;
      e.functionsOf(reductions[r.prec])['sytd2']!(n - first, corner, A.ld * r.bytes, tau + first * r.bytes, pairs.at);
      for (let i = first; i < n; i++) d[i] = a.data[i + i * a.ld]!;
      for (let i = first; i < n - 1; i++) off[i] = a.data[i + 1 + i * a.ld]!;
      return;
    }
    const end = Math.min(n, first + PANEL);
    for (let i = first; i < end; i++) {
      const [k, below] = [2 * (i - first), n - i - 1];
      // Column i as it would be: A(i:n,i) - V W(i,:)^H - W V(i,:)^H
      for (let l = 0; l < k; l++) {
        const from = parts * (i + (l ^ 1) * p!.ld);
        small[parts * l] = p!.data[from]!;
        if (parts === 2) small[2 * l + 1] = -p!.data[from + 1]!;
      }
      plus(n - i, k, -1, placeAt(r, pairs, i, 0), factors, placeAt(r, A, i, i).at);
      d[i] = a.data[parts * (i + i * a.ld)]!;
      if (below === 0) return;
      const column = parts * (i + 1 + i * a.ld);
      geqr2(below, 1, placeAt(r, A, i + 1, i), tau + i * r.bytes);
      off[i] = a.data[column]!;
      const t = elementAt(scales, i, parts);
      const [v, w] = [placeAt(r, pairs, i + 1, k).at, placeAt(r, pairs, i + 1, k + 1).at];
      const row = parts * (i + 1 + k * p!.ld);
      p!.data.set(a.data.subarray(column, column + parts * below), row);
      p!.data[row] = 1;
      // w := tau (A - V W^H - W V^H) v
      image(below, t, placeAt(r, A, i + 1, i + 1), v, w, sums);
      const beside = placeAt(r, pairs, i + 1, 0);
      product(below, k, beside, v, factors);
      for (let l = 0; l < parts * k; l += 2 * parts)
        for (let x = l; x < l + parts; x++) [small[x], small[x + parts]] = [small[x + parts]!, small[x]!];
      plus(below, k, times(-1, t), beside, factors, w);
      // w := w - tau (w^H v) v / 2
      product(below, 1, { at: w, ld: below }, v, factors);
      axpy(below, times(times(-0.5, t), elementAt(small, 0, parts)), v, w);
    }
    // A22 := A22 - V W^H - W V^H
    for (let l = 0; l < 2 * PANEL; l++) {
      const from = parts * (l ^ 1) * p!.ld;
      q!.data.set(p!.data.subarray(from + parts * end, from + parts * n), parts * (end + l * q!.ld));
    }
    const products: EngineGemm[] = [];
    const common = { k: 2 * PANEL, alpha: -1, transB: 'c', beta: 1 } as const;
    for (let j = end; j < n; j += STRIP) {
      const size = { m: n - j, n: Math.min(STRIP, n - j) };
      const [left, right] = [placeAt(r, pairs, j, 0), placeAt(r, swapped, j, 0)];
      products.push({ ...common, ...size, A: left, B: right, C: placeAt(r, A, j, j) });
    }
    if (products.length > 0) gemmFork(e, r, ...products)();
  }
}

export async function sytrdCpu(queue: Queue, a: Bound<SytrdArgs<Prec>>): Promise<void> {
  const { uplo, n } = a;
  const { A, D, E, tau } = await onHost(a, { A: 'write', D: 'write', E: 'write', tau: 'write' });
  const [d, off] = [new Float64Array(n), new Float64Array(Math.max(0, n - 1))];
  compute(
    queue,
    a,
    (e, r, space) => {
      const scales = space.vector(tau, Math.max(0, n - 1), 'write').at;
      sytrdEngine(e, r, space, uplo, n, space.matrix(A, n, n, 'write'), d, off, scales);
    },
    () => sytrdRef(uplo, n, A, d, off, tau.data as RealArray, tau.off),
  );
  elementsOf(D, n).set(d);
  elementsOf(E, off.length).set(off);
}
