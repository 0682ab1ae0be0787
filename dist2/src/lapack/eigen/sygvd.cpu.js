import { syevdEngine } from './syevd.cpu.js';
import { syevdRef } from './syevd.ref.js';
import { generalCpu } from './sygv.cpu.js';
export const sygvdCpu = (queue, a) => generalCpu(queue, a, syevdEngine, syevdRef);
