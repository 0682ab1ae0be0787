export { hprGpu as compute } from './hpr.gpu.ts';
