import { hpmvRef } from './hpmv.ref.js';
import { byReference } from './reference.cpu.js';
export const hpmvCpu = byReference('y', (a, AP, x, y) => hpmvRef(a.uplo, a.n, a.alpha, AP, x, a.beta, y));
