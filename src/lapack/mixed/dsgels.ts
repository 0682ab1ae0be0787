// DSGELS: where it is computed. Arguments and documentation: dsgels.spec.ts.

import { front } from '../../runtime/front.ts';
import { dsgelsCpu } from './dsgels.cpu.ts';
import { dsgelsHybrid } from './dsgels.hybrid.ts';
import { dsgelsSpec } from './dsgels.spec.ts';

export const dsgels = /* @__PURE__ */ front(dsgelsSpec, dsgelsCpu, dsgelsHybrid);
