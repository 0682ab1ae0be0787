export { gesvBatchedDoubles as compute } from './gesvBatchedDoubles.gpu.ts';
