export { rrotGpu as compute } from './rrot.gpu.ts';
