// COPY: where it is computed. Arguments and documentation: copy.spec.ts.

import { front } from '../runtime/front.ts';
import { copyCpu } from './copy.cpu.ts';
import { copyGpu } from './copy.gpu.ts';
import { copySpec } from './copy.spec.ts';

export const copy = /* @__PURE__ */ front(copySpec, copyCpu, copyGpu);
