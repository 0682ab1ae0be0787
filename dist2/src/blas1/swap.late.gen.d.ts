export { swapGpu as compute } from './swap.gpu.ts';
