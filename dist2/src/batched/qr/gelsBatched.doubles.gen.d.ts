export { gelsBatchedDoubles as compute } from './gelsBatchedDoubles.gpu.ts';
