// GEQP3 on the CPU backend: blocked pivoted QR on the engine, else the reference, on the operands' host copies.
import { nrm2Ref } from '../../blas1/nrm2.ref.ts';
import { gemvEngine } from '../../blas2/gemv.cpu.ts';
import { compute } from '../../blas3/compute.cpu.ts';
import { gemmEngine } from '../../blas3/products/gemm.cpu.ts';
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Engine } from '../../engine/engine.ts';
import { level1 } from '../../engine/kernels/level1.ts';
import { qr } from '../../engine/kernels/qr.ts';
import type { Real } from '../../engine/ops.ts';
import { arrayAt, matrixAt } from '../../engine/views.ts';
import { type Place, placeAt, type Workspace } from '../../engine/workspace.ts';
import { elementsOf, onHost } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type ColumnNorms, fixedColumnsRef, geqp3Ref, largestNorm, loseElement, pivotColumnRef } from './geqp3.ref.ts';
import type { Geqp3Args } from './routines.gen.ts';

const NB = 32;
/** Sums of squares between these have not suffered from squares that left the range. */
const LEAST_SUM = 2 ** -900;
const MOST_SUM = Number.MAX_VALUE;

/**
 * A P = Q R as geqp3Ref, by panels of nb columns; tau is the address of min(m, n) elements. Within a panel only what the choice of the next
 * pivot needs is brought up to date: its column, and one row of the others. What lies behind is kept as A22 - V F^T, one product at the
 * panel's end. Where a norm has to be computed anew the panel ends early: that takes up-to-date columns. Bits do not depend on the number
 * of threads. Source: LAPACK xLAQPS; G. Quintana-Orti, X. Sun and C. Bischof, A BLAS-3 version of the QR factorization with column
 * pivoting, SIAM J. Sci. Comput. 19 (1998).
 */
export function geqp3Engine(
  e: Engine,
  r: Real,
  space: Workspace,
  m: number,
  n: number,
  nb: number,
  A: Place,
  jpvt: Int32Array,
  tau: number,
): void {
  const order = Math.min(m, n);
  const F: Place = { at: space.take(n * nb * r.bytes), ld: n };
  const [atRow, atFactors] = [space.take(n * r.bytes), space.take(nb * r.bytes)];
  // Nothing is taken from here on: views stay valid.
  const view = matrixAt(e, r, m, n, A);
  const inF = arrayAt(e, r, F.at, n * nb);
  const [row, factors, taus] = [arrayAt(e, r, atRow, n), arrayAt(e, r, atFactors, nb), arrayAt(e, r, tau, order)];
  const { geqr2 } = e.functionsOf(qr[r.prec]);
  const { squares } = e.functionsOf(level1[r.prec]);
  const norm = (i: number, j: number): number => {
    const sum = squares!(m - i, placeAt(r, A, i, j).at, r.bytes, 1);
    if (Number.isNaN(sum) || (sum >= LEAST_SUM && sum <= MOST_SUM)) return Math.sqrt(sum);
    return nrm2Ref(m - i, { data: view.data, off: i + j * A.ld, ld: 1 });
  };

  const fixed = fixedColumnsRef(m, n, view, jpvt);
  const known = Float64Array.from({ length: n }, (_, j) => norm(0, j));
  const norms: ColumnNorms = { known, exact: known.slice() };
  for (let first = 0, end = 0; first < order; first = end) {
    const untrusted: number[] = [];
    const most = Math.min(first + nb, order);
    for (end = first; end < most && untrusted.length === 0; end++) {
      const k = end;
      const done = k - first;
      const [left, others] = [m - k, n - k - 1];
      const p = k < fixed ? k : largestNorm(norms, k);
      if (p !== k) {
        pivotColumnRef(m, view, jpvt, norms, k, p);
        for (let c = 0; c < done; c++) [inF[p + c * n], inF[k + c * n]] = [inF[k + c * n]!, inF[p + c * n]!];
      }
      // A(k:m, k) := A(k:m, k) - V(k:m, :) F(k, :)^T
      const V = placeAt(r, A, k, first);
      for (let c = 0; c < done; c++) factors[c] = inF[k + c * n]!;
      const diagonal = placeAt(r, A, k, k).at;
      gemvEngine(e, r, { trans: false, m: left, n: done, alpha: -1, A: V, x: atFactors, y: diagonal });
      geqr2!(left, 1, diagonal, A.ld * r.bytes, tau + k * r.bytes);
      const t = taus[k]!;
      const beta = view.data[k + k * A.ld]!;
      view.data[k + k * A.ld] = 1;
      if (others > 0) {
        // F(:, k) := tau (A^T v - F V^T v)
        const inColumn = inF.subarray(k + 1 + done * n, n + done * n).fill(0);
        const column = placeAt(r, F, k + 1, done).at;
        if (t !== 0) {
          const rest = placeAt(r, A, k, k + 1);
          gemvEngine(e, r, { trans: true, m: left, n: others, alpha: t, A: rest, x: diagonal, y: column });
          factors.fill(0, 0, done);
          gemvEngine(e, r, { trans: true, m: left, n: done, alpha: -t, A: V, x: diagonal, y: atFactors });
          const before = placeAt(r, F, k + 1, 0);
          gemvEngine(e, r, { trans: false, m: others, n: done, alpha: 1, A: before, x: atFactors, y: column });
        }
        // A(k, k+1:n) := A(k, k+1:n) - V(k, :) F^T, v(k) with its 1 among the V
        row.fill(0, 0, others);
        for (let c = 0; c < done; c++) factors[c] = view.data[k + (first + c) * A.ld]!;
        const before = placeAt(r, F, k + 1, 0);
        gemvEngine(e, r, { trans: false, m: others, n: done, alpha: 1, A: before, x: atFactors, y: atRow });
        for (let j = 0; j < others; j++) {
          const place = k + (k + 1 + j) * A.ld;
          const element = view.data[place]! - row[j]! - inColumn[j]!;
          view.data[place] = element;
          if (loseElement(norms, k + 1 + j, view.data[place]!, view)) untrusted.push(k + 1 + j);
        }
      }
      view.data[k + k * A.ld] = beta;
    }
    // A22 := A22 - V F^T
    const update = { m: m - end, n: n - end, k: end - first, A: placeAt(r, A, end, first), B: placeAt(r, F, end, 0) };
    if (update.m > 0 && update.n > 0)
      gemmEngine(e, r, { ...update, transB: 't', alpha: -1, beta: 1, C: placeAt(r, A, end, end) });
    for (const j of untrusted) known[j] = norms.exact[j] = norm(end, j);
  }
}

export async function geqp3Cpu(queue: Queue, a: Bound<Geqp3Args<Prec>>): Promise<void> {
  const { m, n } = a;
  const { A, tau, jpvt: marks } = await onHost(a, { A: 'write', tau: 'write', jpvt: 'write' });
  const jpvt = elementsOf(marks, n) as Int32Array;
  compute(
    queue,
    a,
    (e, r, space) => {
      const scales = space.vector(tau, Math.min(m, n), 'write').at;
      const nb = Math.max(1, Math.min(a.nb === 0 ? NB : a.nb, m, n));
      geqp3Engine(e, r, space, m, n, nb, space.matrix(A, m, n, 'write'), jpvt, scales);
    },
    () => geqp3Ref(m, n, A, jpvt, tau.data, tau.off),
  );
}
