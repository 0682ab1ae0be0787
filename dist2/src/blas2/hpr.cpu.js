import { hprRef } from './hpr.ref.js';
import { byReference } from './reference.cpu.js';
export const hprCpu = byReference('A', (a, AP, x) => hprRef(a.uplo, a.n, a.alpha, x, AP));
