export { syrGpu as compute } from './syr.gpu.ts';
