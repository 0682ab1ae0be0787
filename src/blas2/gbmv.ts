// GBMV: where it is computed. Arguments and documentation: gbmv.spec.ts.

import { front } from '../runtime/front.ts';
import { gbmvCpu } from './gbmv.cpu.ts';
import { gbmvGpu } from './gbmv.gpu.ts';
import { gbmvSpec } from './gbmv.spec.ts';

export const gbmv = /* @__PURE__ */ front(gbmvSpec, gbmvCpu, gbmvGpu);
