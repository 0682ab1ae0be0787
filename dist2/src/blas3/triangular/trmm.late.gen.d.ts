export { trmmGpu as compute } from './trmm.gpu.ts';
