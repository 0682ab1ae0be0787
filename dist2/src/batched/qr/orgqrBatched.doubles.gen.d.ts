export { orgqrBatchedDoubles as compute } from './orgqrBatchedDoubles.gpu.ts';
