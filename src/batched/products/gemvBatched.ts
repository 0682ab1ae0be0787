// GEMV of a batch: where it is computed. Arguments and documentation: gemvBatched.spec.ts.
import type { Trans } from '../../core/matrix.ts';
import { batchedFront } from '../../runtime/front.ts';
import { later } from '../../runtime/later.ts';
import { gemvBatchedCpu } from './gemvBatched.cpu.ts';
import { gemvForms } from './gemvBatched.spec.ts';
import { byColumnsConjugated, type Conjugated } from './gemvConjugated.ts';

/** A matrix by rows is its transpose by columns. */
function byColumns<A extends { layout: 'col' | 'row'; trans: Trans; m: unknown; n: unknown }>(a: A): A & Conjugated {
  const [m, n] = a.layout === 'col' ? [a.m, a.n] : [a.n, a.m];
  return { ...byColumnsConjugated(a), m, n };
}

export const gemv = /* @__PURE__ */ batchedFront(
  gemvForms,
  gemvBatchedCpu,
  later(() => import('./gemvBatched.late.gen.ts')),
  { as: byColumns },
);
