export { gemmStridedBatchedDoubles as compute } from './gemmStridedBatchedDoubles.gpu.ts';
