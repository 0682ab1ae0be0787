export { gelsGpu as compute } from './gels.gpu.ts';
