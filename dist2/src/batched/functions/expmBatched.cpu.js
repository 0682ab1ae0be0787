import { expmRef } from './expm.ref.js';
import { runFunction } from './squares.cpu.js';
export const expmBatchedCpu = (queue, a) => runFunction(queue, a, (s, A, C) => expmRef(s.n, A, C, s));
