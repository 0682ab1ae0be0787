// TRSV of a batch: where it is computed. Arguments and documentation: trsvBatched.spec.ts.
import type { Trans, Uplo } from '../../core/matrix.ts';
import { batchedFront } from '../../runtime/front.ts';
import { later } from '../../runtime/later.ts';
import { byColumnsConjugated, type Conjugated } from '../products/gemvConjugated.ts';
import { trsvBatchedCpu } from './trsvBatched.cpu.ts';
import { trsvForms } from './trsvBatched.spec.ts';

/** A matrix by rows is its transpose by columns. */
function byColumns<A extends { layout: 'col' | 'row'; trans: Trans; uplo: Uplo }>(a: A): A & Conjugated {
  const uplo = a.layout === 'col' ? a.uplo : a.uplo === 'l' ? 'u' : 'l';
  return { ...byColumnsConjugated(a), uplo };
}

export const trsv = /* @__PURE__ */ batchedFront(
  trsvForms,
  trsvBatchedCpu,
  later(() => import('./trsvBatched.late.gen.ts')),
  { as: byColumns },
);
