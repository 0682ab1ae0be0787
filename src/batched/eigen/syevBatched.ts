// SYEV of a batch: where it is computed. Arguments and documentation: syevBatched.spec.ts.
import { batchedFront } from '../../runtime/front.ts';
import { later } from '../../runtime/later.ts';
import type { List } from '../deviceBatch.ts';
import { syevBatchedCpu } from './syevBatched.cpu.ts';
import { syevForms } from './syevBatched.spec.ts';

/** Larger orders have no kernels. */
const MOST = 8;

/** Whether the GPU's kernels take matrices of these orders. */
export const isTiny = (n: unknown): boolean =>
  typeof n === 'number' ? n <= MOST : Array.from(n as List).every((size) => size <= MOST);

export const syev = /* @__PURE__ */ batchedFront(
  syevForms,
  syevBatchedCpu,
  later(() => import('./syevBatched.late.gen.ts')),
  { fits: (_, a) => isTiny(a.n) },
);
