// SCAL: where it is computed. Arguments and documentation: scal.spec.ts.

import { front } from '../runtime/front.ts';
import { scalCpu } from './scal.cpu.ts';
import { scalGpu } from './scal.gpu.ts';
import { scalSpec } from './scal.spec.ts';

export const scal = /* @__PURE__ */ front(scalSpec, scalCpu, scalGpu);
