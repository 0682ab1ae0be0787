import { svdOnHost } from './dsgesdd.cpu.js';
export const zcgesddCpu = (queue, a) => svdOnHost(queue, a);
