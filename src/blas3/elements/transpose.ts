// TRANSPOSE: where it is computed. Arguments and documentation: transpose.spec.ts.

import { front } from '../../runtime/front.ts';
import { transposeCpu } from './transpose.cpu.ts';
import { transposeGpu } from './transpose.gpu.ts';
import { transposeSpec } from './transpose.spec.ts';

export const transpose = /* @__PURE__ */ front(transposeSpec, transposeCpu, transposeGpu);
