// SYRK of a batch: where it is computed. Arguments and documentation: syrkBatched.spec.ts.
import type { Trans, Uplo } from '../../core/matrix.ts';
import { batchedFront } from '../../runtime/front.ts';
import { later } from '../../runtime/later.ts';
import { syrkBatchedCpu } from './syrkBatched.cpu.ts';
import { syrkForms } from './syrkBatched.spec.ts';

/** Matrices by rows are their transposes by columns. */
function byColumns<A extends { layout: 'col' | 'row'; trans: Trans; uplo: Uplo }>(a: A): A {
  if (a.layout === 'col') return a;
  return { ...a, layout: 'col', trans: a.trans === 'n' ? 't' : 'n', uplo: a.uplo === 'l' ? 'u' : 'l' };
}

export const syrk = /* @__PURE__ */ batchedFront(
  syrkForms,
  syrkBatchedCpu,
  later(() => import('./syrkBatched.late.gen.ts')),
  { as: byColumns },
);
