// GERFS: where it is computed. Arguments and documentation: gerfs.spec.ts.

import { front } from '../../runtime/front.ts';
import { gerfsCpu } from './gerfs.cpu.ts';
import { gerfsGpu } from './gerfs.gpu.ts';
import { gerfsSpec } from './gerfs.spec.ts';

export const gerfs = /* @__PURE__ */ front(gerfsSpec, gerfsCpu, gerfsGpu);
