// GESVRBT: where it is computed. Arguments and documentation: gesvRbt.spec.ts.

import { front } from '../../runtime/front.ts';
import { gesvRbtCpu } from './gesvRbt.cpu.ts';
import { gesvRbtGpu } from './gesvRbt.gpu.ts';
import { gesvRbtSpec } from './gesvRbt.spec.ts';

export const gesvRbt = /* @__PURE__ */ front(gesvRbtSpec, gesvRbtCpu, gesvRbtGpu);
