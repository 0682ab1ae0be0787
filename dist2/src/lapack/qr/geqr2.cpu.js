import { geqrfRef } from './geqrf.ref.js';
import { reflectorLeaves } from './reflectorLeaves.cpu.js';
import { reflectorsCpu } from './reflectors.cpu.js';
export const geqr2Cpu = (queue, a) => reflectorsCpu(queue, a, 'write', (e, r, _, A, tau) => reflectorLeaves(e, r).geqr2(a.m, a.n, A, tau), (A, tau) => geqrfRef(a.m, a.n, A, tau.data, tau.off));
