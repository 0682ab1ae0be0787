// GETRF of a batch: where it is computed. Arguments and documentation: getrfBatched.spec.ts.

import { batchedFront } from '../../runtime/front.ts';
import { later } from '../../runtime/later.ts';
import { type List, SMALL } from '../deviceBatch.ts';
import { getrfBatchedCpu } from './getrfBatched.cpu.ts';
import { getrfForms } from './getrfBatched.spec.ts';

const isSmall = (sizes: unknown): boolean =>
  typeof sizes === 'number' ? sizes <= SMALL : Array.from(sizes as List).every((size) => size <= SMALL);

export const getrf = /* @__PURE__ */ batchedFront(
  getrfForms,
  getrfBatchedCpu,
  later(() => import('./getrfBatched.late.gen.ts')),
  // Complex matrices have kernels only where they are small.
  { fits: (_, a) => a.prec !== 'c' || (isSmall(a.m) && isSmall(a.n)) },
);
