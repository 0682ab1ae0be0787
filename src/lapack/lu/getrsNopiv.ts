// GETRSNOPIV: where it is computed. Arguments and documentation: getrsNopiv.spec.ts.

import { front } from '../../runtime/front.ts';
import { getrsNopivCpu } from './getrsNopiv.cpu.ts';
import { getrsNopivGpu } from './getrsNopiv.gpu.ts';
import { getrsNopivSpec } from './getrsNopiv.spec.ts';

export const getrsNopiv = /* @__PURE__ */ front(getrsNopivSpec, getrsNopivCpu, getrsNopivGpu);
