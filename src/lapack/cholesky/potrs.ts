// POTRS: where it is computed. Arguments and documentation: potrs.spec.ts.

import { front } from '../../runtime/front.ts';
import { potrsCpu } from './potrs.cpu.ts';
import { potrsGpu } from './potrs.gpu.ts';
import { potrsSpec } from './potrs.spec.ts';

export const potrs = /* @__PURE__ */ front(potrsSpec, potrsCpu, potrsGpu);
