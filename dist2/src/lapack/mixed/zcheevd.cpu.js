import { eigenOnHost } from './dssyevd.cpu.js';
export const zcheevdCpu = (queue, a) => eigenOnHost(queue, a);
