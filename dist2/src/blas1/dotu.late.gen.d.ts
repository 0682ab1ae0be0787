export { dotuGpu as compute } from './dot.gpu.ts';
