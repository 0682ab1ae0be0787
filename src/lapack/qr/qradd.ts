// QRADD: where it is computed. Arguments and documentation: qradd.spec.ts.

import { front } from '../../runtime/front.ts';
import { qraddCpu } from './qradd.cpu.ts';
import { qraddGpu } from './qradd.gpu.ts';
import { qraddSpec } from './qradd.spec.ts';

export const qradd = /* @__PURE__ */ front(qraddSpec, qraddCpu, qraddGpu);
