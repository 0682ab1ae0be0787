export { geqrfBatchedDoubles as compute } from './geqrfBatchedDoubles.gpu.ts';
