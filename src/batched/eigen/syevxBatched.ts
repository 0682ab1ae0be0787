// SYEVX of a batch: where it is computed. Arguments and documentation: syevxBatched.spec.ts.
import type { Prec } from '../../core/field.ts';
import { batchedFront } from '../../runtime/front.ts';
import { later } from '../../runtime/later.ts';
import type { List } from '../deviceBatch.ts';
import { syevxBatchedCpu } from './syevxBatched.cpu.ts';
import { syevxForms } from './syevxBatched.spec.ts';

/** The kernels of batches hold no larger matrices, and bring no larger Hermitian ones to tridiagonal form. */
const mostOf = (prec: Prec): number => (prec === 'c' ? 256 : 1024);

export const syevx = /* @__PURE__ */ batchedFront(
  syevxForms,
  syevxBatchedCpu,
  later(() => import('./syevxBatched.late.gen.ts')),
  {
    fits: (_, { prec, n }) =>
      (typeof n === 'number' ? [n] : Array.from(n as List)).every((one) => one <= mostOf(prec as Prec)),
  },
);
