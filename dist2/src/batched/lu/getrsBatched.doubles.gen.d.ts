export { getrsBatchedDoubles as compute } from './getrsBatchedDoubles.gpu.ts';
