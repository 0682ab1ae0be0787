import { byReference } from './reference.cpu.js';
import { tpsvRef } from './tpsv.ref.js';
export const tpsvCpu = byReference('x', (a, AP, x) => tpsvRef(a.uplo, a.trans, a.diag, a.n, AP, x));
