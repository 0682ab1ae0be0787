// AXPY: where it is computed. Arguments and documentation: axpy.spec.ts.

import { front } from '../runtime/front.ts';
import { axpyCpu } from './axpy.cpu.ts';
import { axpyGpu } from './axpy.gpu.ts';
import { axpySpec } from './axpy.spec.ts';

export const axpy = /* @__PURE__ */ front(axpySpec, axpyCpu, axpyGpu);
