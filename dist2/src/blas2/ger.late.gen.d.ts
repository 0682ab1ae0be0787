export { gerGpu as compute } from './ger.gpu.ts';
