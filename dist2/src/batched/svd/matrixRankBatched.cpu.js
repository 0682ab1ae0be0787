import { ranksOf } from './pinvBatched.cpu.js';
export const matrixRankBatchedCpu = (queue, a) => ranksOf(queue, a, false);
