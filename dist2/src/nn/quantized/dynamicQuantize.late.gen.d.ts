export { dynamicQuantizeGpu as compute } from './dynamicQuantize.gpu.ts';
