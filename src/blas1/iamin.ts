// IAMIN: where it is computed. Arguments and documentation: iamin.spec.ts.

import { valued } from '../runtime/front.ts';
import { iaminCpu } from './iamin.cpu.ts';
import { iaminGpu } from './iamin.gpu.ts';
import { iaminSpec } from './iamin.spec.ts';

export const iamin = /* @__PURE__ */ valued(iaminSpec, iaminCpu, iaminGpu);
