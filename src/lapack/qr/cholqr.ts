// CHOLQR: where it is computed. Arguments and documentation: cholqr.spec.ts.

import { front } from '../../runtime/front.ts';
import { cholqrCpu } from './cholqr.cpu.ts';
import { cholqrGpu } from './cholqr.gpu.ts';
import { cholqrSpec } from './cholqr.spec.ts';

export const cholqr = /* @__PURE__ */ front(cholqrSpec, cholqrCpu, cholqrGpu);
