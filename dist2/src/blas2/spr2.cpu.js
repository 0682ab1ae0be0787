import { byReference } from './reference.cpu.js';
import { spr2Ref } from './spr2.ref.js';
export const spr2Cpu = byReference('A', (a, AP, x, y) => spr2Ref(a.uplo, a.n, a.alpha, x, y, AP));
