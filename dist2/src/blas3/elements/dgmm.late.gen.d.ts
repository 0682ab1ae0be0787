export { dgmmGpu as compute } from './dgmm.gpu.ts';
