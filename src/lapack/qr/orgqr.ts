// ORGQR: where it is computed. Arguments and documentation: orgqr.spec.ts.

import { front } from '../../runtime/front.ts';
import { orgqrCpu } from './orgqr.cpu.ts';
import { orgqrGpu } from './orgqr.gpu.ts';
import { orgqrSpec } from './orgqr.spec.ts';

export const orgqr = /* @__PURE__ */ front(orgqrSpec, orgqrCpu, orgqrGpu);
