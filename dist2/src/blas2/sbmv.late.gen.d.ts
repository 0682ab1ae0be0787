export { sbmvGpu as compute } from './sbmv.gpu.ts';
