// GESVX: where it is computed. Arguments and documentation: gesvx.spec.ts.

import { front } from '../../runtime/front.ts';
import { gesvxCpu } from './gesvx.cpu.ts';
import { gesvxGpu } from './gesvx.gpu.ts';
import { gesvxSpec } from './gesvx.spec.ts';

export const gesvx = /* @__PURE__ */ front(gesvxSpec, gesvxCpu, gesvxGpu);
