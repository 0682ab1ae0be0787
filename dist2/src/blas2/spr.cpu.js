import { byReference } from './reference.cpu.js';
import { sprRef } from './spr.ref.js';
export const sprCpu = byReference('A', (a, AP, x) => sprRef(a.uplo, a.n, a.alpha, x, AP));
