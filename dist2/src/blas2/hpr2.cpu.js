import { hpr2Ref } from './hpr2.ref.js';
import { byReference } from './reference.cpu.js';
export const hpr2Cpu = byReference('A', (a, AP, x, y) => hpr2Ref(a.uplo, a.n, a.alpha, x, y, AP));
