// SYEVJ of a batch: where it is computed. Arguments and documentation: syevjBatched.spec.ts.
import { isComplex } from '../../core/field.ts';
import { batchedFront } from '../../runtime/front.ts';
import { later } from '../../runtime/later.ts';
import type { List } from '../deviceBatch.ts';
import { syevjBatchedCpu } from './syevjBatched.cpu.ts';
import { syevjForms } from './syevjBatched.spec.ts';

/** Of the kernels: JACOBI_MOST, which only they import. */
const MOST = 1920;

export const syevj = /* @__PURE__ */ batchedFront(
  syevjForms,
  syevjBatchedCpu,
  later(() => import('./syevjBatched.late.gen.ts')),
  {
    fits: (_, { prec, n }) =>
      !isComplex(prec) && (typeof n === 'number' ? n <= MOST : Array.from(n as List).every((one) => one <= MOST)),
  },
);
