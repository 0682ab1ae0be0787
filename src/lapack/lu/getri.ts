// GETRI: where it is computed. Arguments and documentation: getri.spec.ts.

import { front } from '../../runtime/front.ts';
import { getriCpu } from './getri.cpu.ts';
import { getriGpu } from './getri.gpu.ts';
import { getriSpec } from './getri.spec.ts';

export const getri = /* @__PURE__ */ front(getriSpec, getriCpu, getriGpu);
