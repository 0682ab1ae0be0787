export { lansyGpu as compute } from './lansy.gpu.ts';
