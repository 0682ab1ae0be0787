// Solutions for few right-hand sides with triangles whose blocks on the diagonal have been inverted once: two short dispatches per block,
// where substitution takes three, one of them by a single workgroup. For refinement: their residuals are not as small as those of
// substitution, but corrections are as few, at a condition of 10^7 up to 3 more (blocks of 256 to 1024, random matrices in single,
// 2026-11).
import { enqueueInverses, inversesLength } from '../../blas3/triangular/trsm.gpu.ts';
import { TRSM_NB } from '../../blas3/triangular/trsm.kernels.ts';
import { at, type Diag } from '../../core/matrix.ts';
import type { DeviceBuffer, DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { scope } from '../../runtime/workspace.ts';
import type { Lease } from '../refine/expert.gpu.ts';
import { inverseProduct, ofBlock, ofRest } from './inverseSolve.kernels.ts';

/** A A' with A lower and A' upper triangular, both in one matrix, whose columns begin on multiples of four. */
export interface InverseSolver {
  readonly n: number;
  readonly A: DeviceMat;
  /** Of the lower triangle's diagonal. */
  readonly diag: Diag;
  /** Inverses of blocks. */
  readonly lower: DeviceBuffer<'s'>;
  readonly upper: DeviceBuffer<'s'>;
}

/** From which order on, and for how many right-hand sides, the inverses take less time than they save in a few solutions. */
const WORTHWHILE = { order: 2048, columns: 4 } as const;

/** Whether a system is to be solved for by inverses. */
export const worthInverting = ({ n, nrhs }: { readonly n: number; readonly nrhs: number }): boolean =>
  n >= WORTHWHILE.order && nrhs > 0 && nrhs <= WORTHWHILE.columns;

/** Singles of each of the two workspaces of an InverseSolver. */
export const inverseWorkspace = inversesLength;

/** A solver in workspace of a call. */
export function inverseSolver(n: number, A: DeviceMat, diag: Diag, lease: Lease): InverseSolver {
  const [lower, upper] = [lease('s', inversesLength(n)), lease('s', inversesLength(n))];
  return { n, A, diag, lower, upper };
}

/** Enqueues the inverses of the blocks on the diagonals. */
export function enqueueInverseSolver(queue: Queue, { n, A, diag, lower, upper }: InverseSolver): void {
  enqueueInverses(queue, { uplo: 'l', trans: 'n', diag, A }, n, lower);
  enqueueInverses(queue, { uplo: 'u', trans: 'n', diag: 'n', A }, n, upper);
}

/** Enqueues D := A'^-1 A^-1 D for the first columns of D. */
export function enqueueInverseSolve(queue: Queue, s: InverseSolver, D: DeviceMat, columns: number): void {
  const { n, A, lower, upper } = s;
  if (n === 0 || columns === 0) return;
  scope(queue, (ws) => {
    const Z: DeviceMat = { data: ws.like(A, n * columns), off: 0, ld: n };
    const multiply = (
      form: typeof ofBlock | typeof ofRest,
      m: number,
      k: number,
      M: DeviceMat,
      x: DeviceMat,
      y: DeviceMat,
    ): void => {
      const params = { m, n: k, offA: M.off / 4, lda: M.ld / 4, offX: x.off, ldx: x.ld, offY: y.off, ldy: y.ld };
      const groups = [Math.ceil(m / form.ROWS), columns, 1] as const;
      queue.launch(inverseProduct, form, { A: M.data, x: x.data, y: y.data }, params, groups);
    };
    const step = (first: number, W: DeviceBuffer, forward: boolean, Y: DeviceMat, X: DeviceMat): void => {
      const nb = Math.min(TRSM_NB, n - first);
      const x = at(X, first, 0);
      multiply(ofBlock, nb, nb, { data: W, off: first * TRSM_NB, ld: TRSM_NB }, at(Y, first, 0), x);
      const beyond = forward ? first + nb : 0;
      const rest = forward ? n - beyond : first;
      if (rest > 0) multiply(ofRest, rest, nb, at(A, beyond, first), x, at(Y, beyond, 0));
    };
    for (let first = 0; first < n; first += TRSM_NB) step(first, lower, true, D, Z);
    for (let first = TRSM_NB * (Math.ceil(n / TRSM_NB) - 1); first >= 0; first -= TRSM_NB)
      step(first, upper, false, Z, D);
  });
}
