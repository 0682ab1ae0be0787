// GELQF: where it is computed. Arguments and documentation: gelqf.spec.ts.

import { front } from '../../runtime/front.ts';
import { gelqfCpu } from './gelqf.cpu.ts';
import { gelqfGpu } from './gelqf.gpu.ts';
import { gelqfSpec } from './gelqf.spec.ts';

export const gelqf = /* @__PURE__ */ front(gelqfSpec, gelqfCpu, gelqfGpu);
