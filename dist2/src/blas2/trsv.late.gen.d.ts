export { trsvGpu as compute } from './trsv.gpu.ts';
