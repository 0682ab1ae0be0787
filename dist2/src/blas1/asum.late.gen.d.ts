export { asumGpu as compute } from './asum.gpu.ts';
