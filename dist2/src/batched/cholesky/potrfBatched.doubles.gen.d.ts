export { potrfBatchedDoubles as compute } from './potrfBatchedDoubles.gpu.ts';
