// L D L^H without pivoting on the CPU backend: recursive on the engine. It is the batched routines' own; there is no front for one matrix.
import { lacpyRef } from '../../blas3/elements/lacpy.ref.ts';
import { GEMMTR_WORK, gemmtrEngine } from '../../blas3/products/gemmtr.cpu.ts';
import { trsmEngine } from '../../blas3/triangular/trsm.cpu.ts';
import type { Uplo } from '../../core/matrix.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Elements } from '../../engine/ops.ts';
import { matrixAt } from '../../engine/views.ts';
import { type Place, placeAt } from '../../engine/workspace.ts';
import { sytrfNopivRef } from './sytrfNopiv.ref.ts';
import { divideByDiagonal } from './sytrsNopiv.ref.ts';

/** Blocks on the diagonal up to this order are factored by the reference: they are a small part of the work. */
const LEAF = 32;

/** The order of A11 where one of order n is halved. */
const half = (n: number): number => LEAF * Math.ceil(n / (2 * LEAF));

/** Elements of workspace that sytrfNopivEngine needs: n1 n2 of each halving, never more than n^2 / 4, also where n1 is halved again. */
export const sytrfNopivWork = (n: number): number => GEMMTR_WORK + Math.floor((n * n) / 4);

/** As sytrfNopivRef, by halving the order; `work` is the address of sytrfNopivWork(n) elements. */
export function sytrfNopivEngine(e: Engine, r: Elements, uplo: Uplo, n: number, A: Place, work: number): number {
  if (n <= LEAF) return sytrfNopivRef(uplo, n, matrixAt(e, r, n, n, A));
  const lower = uplo === 'l';
  const n1 = half(n);
  const n2 = n - n1;
  const A22 = placeAt(r, A, n1, n1);
  const beside = placeAt(r, A, lower ? n1 : 0, lower ? 0 : n1);
  const [rows, cols] = lower ? [n2, n1] : [n1, n2];
  const W = { at: work + GEMMTR_WORK * r.bytes, ld: rows };
  const info1 = sytrfNopivEngine(e, r, uplo, n1, A, work);
  // W := A21 L11^-H = L21 D1, or U11^-H A12 = D1 U12; then L21, or U12
  if (lower) trsmEngine(e, r, 'r', 'l', 'c', 'u', n2, n1, 1, A, beside);
  else trsmEngine(e, r, 'l', 'u', 'c', 'u', n1, n2, 1, A, beside);
  lacpyRef('f', rows, cols, matrixAt(e, r, rows, cols, beside), matrixAt(e, r, rows, cols, W));
  divideByDiagonal(lower ? 'r' : 'l', rows, cols, matrixAt(e, r, n1, n1, A), matrixAt(e, r, rows, cols, beside));
  // A22 := A22 - L21 D1 L21^H, or A22 - U12^H D1 U12
  const [transA, transB] = lower ? (['n', 'c'] as const) : (['c', 'n'] as const);
  gemmtrEngine(e, r, uplo, transA, transB, n2, n1, -1, beside, W, 1, A22, work);
  const info2 = sytrfNopivEngine(e, r, uplo, n2, A22, work);
  if (info1 > 0) return info1;
  return info2 > 0 ? n1 + info2 : 0;
}
