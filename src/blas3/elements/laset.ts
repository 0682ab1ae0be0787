// LASET: where it is computed. Arguments and documentation: laset.spec.ts.

import { front } from '../../runtime/front.ts';
import { lasetCpu } from './laset.cpu.ts';
import { lasetGpu } from './laset.gpu.ts';
import { lasetSpec } from './laset.spec.ts';

export const laset = /* @__PURE__ */ front(lasetSpec, lasetCpu, lasetGpu);
