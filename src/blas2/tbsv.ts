// TBSV: where it is computed. Arguments and documentation: tbsv.spec.ts.

import { front } from '../runtime/front.ts';
import { tbsvCpu } from './tbsv.cpu.ts';
import { tbsvGpu } from './tbsv.gpu.ts';
import { tbsvSpec } from './tbsv.spec.ts';

export const tbsv = /* @__PURE__ */ front(tbsvSpec, tbsvCpu, tbsvGpu);
