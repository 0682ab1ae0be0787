import { byReference } from './reference.cpu.js';
import { tbsvRef } from './tbsv.ref.js';
export const tbsvCpu = byReference('x', (a, A, x) => tbsvRef(a.uplo, a.trans, a.diag, a.n, a.k, A, x));
