// DHPOSV: where it is computed. Arguments and documentation: dhposv.spec.ts.

import { front } from '../../runtime/front.ts';
import { dhposvCpu } from './dhposv.cpu.ts';
import { dhposvHybrid } from './dhposv.hybrid.ts';
import { dhposvSpec } from './dhposv.spec.ts';

export const dhposv = /* @__PURE__ */ front(dhposvSpec, dhposvCpu, dhposvHybrid);
