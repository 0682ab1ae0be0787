import { normsBatchedCpu } from './langeBatched.cpu.js';
export const lansyBatchedCpu = (queue, a) => normsBatchedCpu(queue, a, a.uplo);
