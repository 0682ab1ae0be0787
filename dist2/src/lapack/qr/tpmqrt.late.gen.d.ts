export { tpmqrtGpu as compute } from './tpmqrt.gpu.ts';
