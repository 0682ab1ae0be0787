export { invrootGpu as compute } from './invroot.gpu.ts';
