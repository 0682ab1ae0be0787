export { tpqrtGpu as compute } from './tpqrt.gpu.ts';
