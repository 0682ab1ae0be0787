export { posvBatchedDoubles as compute } from './posvBatchedDoubles.gpu.ts';
