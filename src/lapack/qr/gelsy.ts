// GELSY: where it is computed. Arguments and documentation: gelsy.spec.ts.
import { front } from '../../runtime/front.ts';
import { later } from '../../runtime/later.ts';
import { gelsyCpu } from './gelsy.cpu.ts';
import { gelsySpec } from './gelsy.spec.ts';

export const gelsy = /* @__PURE__ */ front(
  gelsySpec,
  gelsyCpu,
  later(() => import('./gelsy.late.gen.ts')),
  // The kernels that choose pivots are for real numbers.
  { fits: (_, a) => a.prec !== 'c' },
);
