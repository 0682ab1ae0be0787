export { gemmBatchedDoubles as compute } from './gemmBatchedDoubles.gpu.ts';
