export { potrsBatchedDoubles as compute } from './potrsBatchedDoubles.gpu.ts';
