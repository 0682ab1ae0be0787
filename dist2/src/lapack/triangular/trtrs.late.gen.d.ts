export { trtrsGpu as compute } from './trtrs.gpu.ts';
