import { byReference } from './reference.cpu.js';
import { tpmvRef } from './tpmv.ref.js';
export const tpmvCpu = byReference('x', (a, AP, x) => tpmvRef(a.uplo, a.trans, a.diag, a.n, AP, x));
