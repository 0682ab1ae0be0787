export { ormqrBatchedDoubles as compute } from './ormqrBatchedDoubles.gpu.ts';
