// SYTRF on the CPU backend: panels in TypeScript with their products on the engine, else the blocked reference, on the operands' host
// copies.
import { gemvEngine } from '../../blas2/gemv.cpu.ts';
import { compute } from '../../blas3/compute.cpu.ts';
import { GEMMTR_WORK, gemmtrEngine } from '../../blas3/products/gemmtr.cpu.ts';
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Mirror, Uplo } from '../../core/matrix.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Elements } from '../../engine/ops.ts';
import { matrixAt } from '../../engine/views.ts';
import { type Place, placeAt, type Workspace } from '../../engine/workspace.ts';
import { onHost } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import { lasyfColumns, sytrfBlocked, sytrfBlockedRef } from './lasyf.ref.ts';
import type { SytrfArgs } from './routines.gen.ts';

/**
 * Width of the panels: order 2000 in double took 0.30 s with 48 or 64 columns, 0.35 to 0.47 with 32, 0.38 to 0.44 with 96 or 128 (one
 * thread, Xeon, Node 20, 2026-11).
 */
const NB = 64;

/** The factorization, once all memory is taken. Returns info. */
export function prepareSytrf(
  e: Engine,
  r: Elements,
  space: Workspace,
  uplo: Uplo,
  n: number,
  nb: number,
  A: Place,
  mirror: Mirror,
): (ipiv: Int32Array, ipivOff: number) => number {
  const wide = Math.min(n, nb === 0 ? NB : nb);
  const columns = lasyfColumns(wide);
  const take = (rows: number, cols: number): Place => ({
    at: space.take(rows * cols * r.bytes),
    ld: Math.max(1, rows),
  });
  const [L, W, T, x] = [take(n, columns), take(n, columns), take(n, 2), take(columns, 1)];
  const work = space.take(GEMMTR_WORK * r.bytes);
  return (ipiv, ipivOff) => {
    const own = {
      L: matrixAt(e, r, n, columns, L),
      W: matrixAt(e, r, n, columns, W),
      T: matrixAt(e, r, n, 2, T),
      x: matrixAt(e, r, columns, 1, x),
    };
    return sytrfBlocked({ uplo, n, A: matrixAt(e, r, n, n, A), ipiv, ipivOff, mirror }, wide, own, {
      column(first, rows, depth, c) {
        if (depth === 0) return;
        const [Lf, y] = [placeAt(r, L, first, 0), placeAt(r, T, first, c)];
        gemvEngine(e, r, { trans: false, m: rows, n: depth, alpha: -1, A: Lf, x: x.at, y: y.at });
      },
      triangle(first, order, depth) {
        const [Lf, Wf, C] = [placeAt(r, L, first, 0), placeAt(r, W, first, 0), placeAt(r, A, first, first)];
        gemmtrEngine(e, r, uplo, 'n', mirror, order, depth, -1, Lf, Wf, 1, C, work);
      },
    });
  };
}

/** SYTRF or HETRF on the operands' host copies. */
export const bunchKaufmanCpu =
  (mirror: Mirror) =>
  async (queue: Queue, a: Bound<SytrfArgs<Prec>>): Promise<void> => {
    const { uplo, n, nb } = a;
    const { A, ipiv, info } = await onHost(a, { A: 'write', ipiv: 'write', info: 'write' });
    info.data[info.off] = compute(
      queue,
      a,
      (e, r, space) => {
        const inA = space.matrix(A, n, n, 'write');
        return prepareSytrf(e, r, space, uplo, n, nb, inA, mirror)(ipiv.data, ipiv.off);
      },
      () => sytrfBlockedRef(uplo, n, A, ipiv.data, ipiv.off, nb, mirror),
    );
  };

export const sytrfCpu = bunchKaufmanCpu('t');
