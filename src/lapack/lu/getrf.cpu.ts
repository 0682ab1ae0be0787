// GETRF on the CPU backend: panels with lookahead on the engine, else the recursive reference, on the operands' host copies.
import { compute } from '../../blas3/compute.cpu.ts';
import { gemmEngine, gemmFork } from '../../blas3/products/gemm.cpu.ts';
import { trsmEngine } from '../../blas3/triangular/trsm.cpu.ts';
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Ptr, RealMat } from '../../core/matrix.ts';
import type { Engine } from '../../engine/engine.ts';
import { luKernels } from '../../engine/kernels/lu.ts';
import type { Real } from '../../engine/ops.ts';
import { type Place, placeAt } from '../../engine/workspace.ts';
import { hostMat, hostVector } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { optional } from '../refine/expert.cpu.ts';
import { getrfRecursiveRef } from './getrf.ref.ts';
import { growthRef, largestRef } from './growth.ref.ts';
import { laswpEngine } from './laswp.cpu.ts';
import type { GetrfArgs } from './routines.gen.ts';

/**
 * Width of the panels that lookahead factors: narrow ones leave more to the other threads, wide ones make better products. At order 1024 in
 * double 128 columns gave 12.4 GFLOP/s where 64 gave 11.1, on one thread (Xeon with AVX-512, Node 20, 2026-11).
 */
const panelWidth = (order: number): number => (order <= 640 ? 64 : 128);
/** Width of the panels that one kernel call factors. */
const LEAF = 8;

/**
 * P A = L U in panels of nb columns, 0: own choice; `ipiv` is the address of min(m, n) integers. Returns info. The other threads update the columns behind the next panel while
 * this one factors it. What is computed, in which order, does not depend on the number of threads. Source: LAPACK xGETRF; for lookahead,
 * J. Kurzak and J. Dongarra, LAPACK Working Note 178 (2006).
 */
export function getrfEngine(e: Engine, r: Real, m: number, n: number, A: Place, ipiv: number, nb = 0): number {
  const order = Math.min(m, n);
  const wide = nb > 0 ? nb : panelWidth(order);
  let info = panelEngine(e, r, m, 0, Math.min(wide, order), A, ipiv);
  for (let k = 0; k < order; k += wide) {
    const after = Math.min(order, k + wide);
    const width = after - k;
    const next = Math.min(wide, order - after);
    const ahead = after + next;
    if (after === n) break;
    // A(k:, after:) := P A(k:, after:),  U(k:after, after:) := L11^-1 A(k:after, after:)
    laswpEngine(e, r, n - after, placeAt(r, A, 0, after), ipiv, k, after);
    const U = placeAt(r, A, k, after);
    trsmEngine(e, r, 'l', 'l', 'n', 'u', width, n - after, 1, placeAt(r, A, k, k), U);
    // A22 := A22 - L21 U12, the columns of the next panel first
    const L21 = placeAt(r, A, after, k);
    const columns = (j: number, n: number) => ({
      m: m - after,
      n,
      k: width,
      alpha: -1,
      A: L21,
      B: placeAt(r, A, k, j),
      beta: 1,
      C: placeAt(r, A, after, j),
    });
    const join = gemmFork(e, r, columns(ahead, n - ahead));
    gemmEngine(e, r, columns(after, next));
    const found = panelEngine(e, r, m, after, next, A, ipiv);
    join();
    if (info === 0) info = found;
  }
  // Interchanges that came after a panel, in its columns of L
  for (let k = 0; k + wide < order; k += wide) {
    laswpEngine(e, r, wide, placeAt(r, A, 0, k), ipiv, k + wide, order);
  }
  return info;
}

/** Factors rows j..m - 1 of `width` columns of A from column j on, by halving the columns; info counts from column 0 of A. */
function panelEngine(e: Engine, r: Real, m: number, j: number, width: number, A: Place, ipiv: number): number {
  if (width === 0) return 0;
  const A11 = placeAt(r, A, j, j);
  if (width <= LEAF) {
    const { panel } = e.functionsOf(luKernels[r.prec]);
    const info = panel!(m - j, width, A11.at, A.ld * r.bytes, ipiv + 4 * j, j);
    return info > 0 ? j + info : 0;
  }
  const n1 = LEAF * Math.ceil(width / (2 * LEAF));
  const n2 = width - n1;
  const middle = j + n1;
  const info1 = panelEngine(e, r, m, j, n1, A, ipiv);
  const A12 = placeAt(r, A, j, middle);
  const A22 = placeAt(r, A, middle, middle);
  laswpEngine(e, r, n2, placeAt(r, A, 0, middle), ipiv, j, middle);
  trsmEngine(e, r, 'l', 'l', 'n', 'u', n1, n2, 1, A11, A12);
  const A21 = placeAt(r, A, middle, j);
  gemmEngine(e, r, { m: m - middle, n: n2, k: n1, alpha: -1, A: A21, B: A12, beta: 1, C: A22 });
  const info2 = panelEngine(e, r, m, middle, n2, A, ipiv);
  laswpEngine(e, r, n1, placeAt(r, A, 0, j), ipiv, middle, j + width);
  return info1 > 0 ? info1 : info2;
}

/** For the trace: one processor sees the whole column, and has no use for a tournament. */
export const PARTIAL_ON_CPU = 'partial pivoting: tournaments are for panels on the GPU';

type Called = Pick<Bound<GetrfArgs<Prec>>, 'routine' | 'pivoting'>;

/** Notes what a call that asked for a tournament gets on the CPU. */
export function notePivoting(queue: Queue, { routine, pivoting }: Called): void {
  if (pivoting === 'tournament') queue.note({ routine, backend: 'cpu', why: PARTIAL_ON_CPU });
}

export async function getrfCpu(queue: Queue, a: Bound<GetrfArgs<Prec>>): Promise<void> {
  const { m, n, nb } = a;
  const [A, ipiv, info] = await Promise.all([
    hostMat(a.A, a.lda, 'write'),
    hostVector(a.ipiv, 'write'),
    hostVector(a.info, 'write'),
  ]);
  const growth = await optional(a.growth as Ptr<Prec> | undefined);
  const before = growth === undefined ? 0 : largestRef(m, n, A as RealMat);
  notePivoting(queue, a);
  info.data[info.off] = compute(
    queue,
    a,
    (e, r, space) => {
      const order = Math.min(m, n);
      const inA = space.matrix(A as RealMat, m, n, 'write');
      const pivots = space.take(4 * order);
      const found = getrfEngine(e, r, m, n, inA, pivots, nb);
      ipiv.data.set(e.heap.view(Int32Array, pivots, order), ipiv.off);
      return found;
    },
    () => getrfRecursiveRef(m, n, A as RealMat, ipiv.data, ipiv.off, nb),
    undefined,
    (native) => native.getrf(m, n, A as RealMat, ipiv.data, ipiv.off),
  );
  if (growth !== undefined) growth.data[growth.off] = growthRef(m, n, before, A as RealMat);
}
