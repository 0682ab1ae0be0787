export { trmvGpu as compute } from './trmv.gpu.ts';
