import { byReference } from './reference.cpu.js';
import { tbmvRef } from './tbmv.ref.js';
export const tbmvCpu = byReference('x', (a, A, x) => tbmvRef(a.uplo, a.trans, a.diag, a.n, a.k, A, x));
