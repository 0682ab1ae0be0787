// LANGE of a batch: where it is computed. Arguments and documentation: langeBatched.spec.ts.

import { batchedFront } from '../../runtime/front.ts';
import { langeBatchedCpu } from './langeBatched.cpu.ts';
import { langeBatchedGpu } from './langeBatched.gpu.ts';
import { langeForms } from './langeBatched.spec.ts';

export const lange = /* @__PURE__ */ batchedFront(langeForms, langeBatchedCpu, langeBatchedGpu);
