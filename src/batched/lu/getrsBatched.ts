// GETRS of a batch: where it is computed. Arguments and documentation: getrsBatched.spec.ts.

import { batchedFront } from '../../runtime/front.ts';
import { getrsBatchedCpu } from './getrsBatched.cpu.ts';
import { getrsBatchedGpu } from './getrsBatched.gpu.ts';
import { getrsForms } from './getrsBatched.spec.ts';

export const getrs = /* @__PURE__ */ batchedFront(getrsForms, getrsBatchedCpu, getrsBatchedGpu);
