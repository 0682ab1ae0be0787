import { normCpu } from './lange.cpu.js';
export const lanheCpu = (queue, a) => normCpu(queue, { ...a, diag: 'n', symmetric: true, hermitian: true, m: a.n });
