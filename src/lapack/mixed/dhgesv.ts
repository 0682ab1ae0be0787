// DHGESV: where it is computed. Arguments and documentation: dhgesv.spec.ts.

import { front } from '../../runtime/front.ts';
import { dhgesvCpu, dhgesvHybrid } from './dhgesv.hybrid.ts';
import { dhgesvSpec } from './dhgesv.spec.ts';

export const dhgesv = /* @__PURE__ */ front(dhgesvSpec, dhgesvCpu, dhgesvHybrid);
