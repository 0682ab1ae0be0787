// GEQP3: where it is computed. Arguments and documentation: geqp3.spec.ts.
import { front } from '../../runtime/front.ts';
import { later } from '../../runtime/later.ts';
import { geqp3Cpu } from './geqp3.cpu.ts';
import { geqp3Spec } from './geqp3.spec.ts';

export const geqp3 = /* @__PURE__ */ front(
  geqp3Spec,
  geqp3Cpu,
  later(() => import('./geqp3.late.gen.ts')),
  // The kernels that choose pivots are for real numbers.
  { fits: (_, a) => a.prec !== 'c' },
);
