// GESVNOPIV: where it is computed. Arguments and documentation: gesvNopiv.spec.ts.

import { front } from '../../runtime/front.ts';
import { gesvNopivCpu } from './gesvNopiv.cpu.ts';
import { gesvNopivGpu } from './gesvNopiv.gpu.ts';
import { gesvNopivSpec } from './gesvNopiv.spec.ts';

export const gesvNopiv = /* @__PURE__ */ front(gesvNopivSpec, gesvNopivCpu, gesvNopivGpu);
