export { sytriGpu as compute } from './sytri.gpu.ts';
