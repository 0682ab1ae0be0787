// POSV: where it is computed. Arguments and documentation: posv.spec.ts.

import { front } from '../../runtime/front.ts';
import { posvCpu } from './posv.cpu.ts';
import { posvHybrid } from './posv.hybrid.ts';
import { posvSpec } from './posv.spec.ts';

export const posv = /* @__PURE__ */ front(posvSpec, posvCpu, posvHybrid);
