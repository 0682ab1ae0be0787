// TRANSPOSEINPLACE: where it is computed. Arguments and documentation: transposeInplace.spec.ts.

import { front } from '../../runtime/front.ts';
import { transposeInplaceCpu } from './transposeInplace.cpu.ts';
import { transposeInplaceGpu } from './transposeInplace.gpu.ts';
import { transposeInplaceSpec } from './transposeInplace.spec.ts';

export const transposeInplace = /* @__PURE__ */ front(transposeInplaceSpec, transposeInplaceCpu, transposeInplaceGpu);
