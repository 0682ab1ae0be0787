// SHGESV: where it is computed. Arguments and documentation: shgesv.spec.ts.

import { front } from '../../runtime/front.ts';
import { shgesvCpu } from './shgesv.cpu.ts';
import { shgesvHybrid } from './shgesv.hybrid.ts';
import { shgesvSpec } from './shgesv.spec.ts';

export const shgesv = /* @__PURE__ */ front(shgesvSpec, shgesvCpu, shgesvHybrid);
