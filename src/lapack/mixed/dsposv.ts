// DSPOSV: where it is computed. Arguments and documentation: dsposv.spec.ts.

import { front } from '../../runtime/front.ts';
import { dsposvCpu } from './dsposv.cpu.ts';
import { dsposvHybrid } from './dsposv.hybrid.ts';
import { dsposvSpec } from './dsposv.spec.ts';

export const dsposv = /* @__PURE__ */ front(dsposvSpec, dsposvCpu, dsposvHybrid);
