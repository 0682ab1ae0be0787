// GESV: where it is computed. Arguments and documentation: gesv.spec.ts.

import { front } from '../../runtime/front.ts';
import { gesvCpu } from './gesv.cpu.ts';
import { gesvHybrid } from './gesv.hybrid.ts';
import { gesvSpec } from './gesv.spec.ts';

export const gesv = /* @__PURE__ */ front(gesvSpec, gesvCpu, gesvHybrid);
