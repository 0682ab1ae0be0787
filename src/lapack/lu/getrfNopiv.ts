// GETRFNOPIV: where it is computed. Arguments and documentation: getrfNopiv.spec.ts.

import { front } from '../../runtime/front.ts';
import { getrfNopivCpu } from './getrfNopiv.cpu.ts';
import { getrfNopivGpu } from './getrfNopiv.gpu.ts';
import { getrfNopivSpec } from './getrfNopiv.spec.ts';

export const getrfNopiv = /* @__PURE__ */ front(getrfNopivSpec, getrfNopivCpu, getrfNopivGpu);
