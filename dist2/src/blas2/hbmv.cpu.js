import { hbmvRef } from './hbmv.ref.js';
import { byReference } from './reference.cpu.js';
export const hbmvCpu = byReference('y', (a, A, x, y) => hbmvRef(a.uplo, a.n, a.k, a.alpha, A, x, a.beta, y));
