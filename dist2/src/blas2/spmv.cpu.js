import { byReference } from './reference.cpu.js';
import { spmvRef } from './spmv.ref.js';
export const spmvCpu = byReference('y', (a, AP, x, y) => spmvRef(a.uplo, a.n, a.alpha, AP, x, a.beta, y));
