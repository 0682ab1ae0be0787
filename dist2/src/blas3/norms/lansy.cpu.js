import { normCpu } from './lange.cpu.js';
export const lansyCpu = (queue, a) => normCpu(queue, { ...a, diag: 'n', symmetric: true, m: a.n });
