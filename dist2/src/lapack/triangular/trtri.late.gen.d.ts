export { trtriGpu as compute } from './trtri.gpu.ts';
