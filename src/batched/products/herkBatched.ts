// HERK of a batch: where it is computed. Arguments and documentation: herkBatched.spec.ts.
import type { Uplo } from '../../core/matrix.ts';
import { batchedFront } from '../../runtime/front.ts';
import { later } from '../../runtime/later.ts';
import { herkBatchedCpu } from './herkBatched.cpu.ts';
import { herkForms } from './herkBatched.spec.ts';

/** Matrices by rows are their transposes by columns, and C^T = conj(A) A^T is what A^T gives with 'c'. */
function byColumns<A extends { layout: 'col' | 'row'; trans: 'n' | 'c'; uplo: Uplo }>(a: A): A {
  if (a.layout === 'col') return a;
  return { ...a, layout: 'col', trans: a.trans === 'n' ? 'c' : 'n', uplo: a.uplo === 'l' ? 'u' : 'l' };
}

export const herk = /* @__PURE__ */ batchedFront(
  herkForms,
  herkBatchedCpu,
  later(() => import('./herkBatched.late.gen.ts')),
  { as: byColumns },
);
