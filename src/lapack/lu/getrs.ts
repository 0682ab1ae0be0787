// GETRS: where it is computed. Arguments and documentation: getrs.spec.ts.

import { front } from '../../runtime/front.ts';
import { getrsCpu } from './getrs.cpu.ts';
import { getrsGpu } from './getrs.gpu.ts';
import { getrsSpec } from './getrs.spec.ts';

export const getrs = /* @__PURE__ */ front(getrsSpec, getrsCpu, getrsGpu);
