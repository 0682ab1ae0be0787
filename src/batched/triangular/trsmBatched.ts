// TRSM of a batch: where it is computed. Arguments and documentation: trsmBatched.spec.ts.
import type { Side, Uplo } from '../../core/matrix.ts';
import { batchedFront } from '../../runtime/front.ts';
import { later } from '../../runtime/later.ts';
import { trsmBatchedCpu } from './trsmBatched.cpu.ts';
import { trsmForms } from './trsmBatched.spec.ts';

interface Stored {
  readonly layout: 'col' | 'row';
  readonly side: Side;
  readonly uplo: Uplo;
  readonly m: unknown;
  readonly n: unknown;
}

/** Matrices by rows are their transposes by columns: X^T op(A)^T = B^T has the other side, and A^T the other triangle. */
function byColumns<A extends Stored>(a: A): A {
  if (a.layout === 'col') return a;
  const [side, uplo] = [a.side === 'l' ? 'r' : 'l', a.uplo === 'l' ? 'u' : 'l'] as const;
  return { ...a, layout: 'col', side, uplo, m: a.n, n: a.m };
}

export const trsm = /* @__PURE__ */ batchedFront(
  trsmForms,
  trsmBatchedCpu,
  later(() => import('./trsmBatched.late.gen.ts')),
  { as: byColumns },
);
