import { gbmvRef } from './gbmv.ref.js';
import { byReference } from './reference.cpu.js';
export const gbmvCpu = byReference('y', (a, A, x, y) => gbmvRef(a.trans, a.m, a.n, a.kl, a.ku, a.alpha, A, x, a.beta, y));
