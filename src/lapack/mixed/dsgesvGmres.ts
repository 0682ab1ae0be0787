// DSGESVGMRES: where it is computed. Arguments and documentation: dsgesvGmres.spec.ts.

import { front } from '../../runtime/front.ts';
import { dsgesvGmresCpu } from './dsgesvGmres.cpu.ts';
import { dsgesvGmresHybrid } from './dsgesvGmres.hybrid.ts';
import { dsgesvGmresSpec } from './dsgesvGmres.spec.ts';

export const dsgesvGmres = /* @__PURE__ */ front(dsgesvGmresSpec, dsgesvGmresCpu, dsgesvGmresHybrid);
