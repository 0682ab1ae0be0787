// ORMQR: where it is computed. Arguments and documentation: ormqr.spec.ts.

import { front } from '../../runtime/front.ts';
import { ormqrCpu } from './ormqr.cpu.ts';
import { ormqrGpu } from './ormqr.gpu.ts';
import { ormqrSpec } from './ormqr.spec.ts';

export const ormqr = /* @__PURE__ */ front(ormqrSpec, ormqrCpu, ormqrGpu);
