export { orglqGpu as compute } from './orglq.gpu.ts';
