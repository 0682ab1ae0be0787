// GESVD: where it is computed. Arguments and documentation: gesvd.spec.ts.

import { front } from '../../runtime/front.ts';
import { gesvdCpu } from './gesvd.cpu.ts';
import { gesvdSpec } from './gesvd.spec.ts';

export const gesvd = /* @__PURE__ */ front(gesvdSpec, gesvdCpu);
