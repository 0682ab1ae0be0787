import { byReference } from './reference.cpu.js';
import { sbmvRef } from './sbmv.ref.js';
export const sbmvCpu = byReference('y', (a, A, x, y) => sbmvRef(a.uplo, a.n, a.k, a.alpha, A, x, a.beta, y));
