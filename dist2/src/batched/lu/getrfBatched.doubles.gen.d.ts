export { getrfBatchedDoubles as compute } from './getrfBatchedDoubles.gpu.ts';
