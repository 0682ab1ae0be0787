// PORFS: where it is computed. Arguments and documentation: porfs.spec.ts.

import { front } from '../../runtime/front.ts';
import { porfsCpu } from './porfs.cpu.ts';
import { porfsGpu } from './porfs.gpu.ts';
import { porfsSpec } from './porfs.spec.ts';

export const porfs = /* @__PURE__ */ front(porfsSpec, porfsCpu, porfsGpu);
