// DSGESV: where it is computed. Arguments and documentation: dsgesv.spec.ts.

import { front } from '../../runtime/front.ts';
import { dsgesvCpu } from './dsgesv.cpu.ts';
import { dsgesvHybrid } from './dsgesv.hybrid.ts';
import { dsgesvSpec } from './dsgesv.spec.ts';

export const dsgesv = /* @__PURE__ */ front(dsgesvSpec, dsgesvCpu, dsgesvHybrid);
