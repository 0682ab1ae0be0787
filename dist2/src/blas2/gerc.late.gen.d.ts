export { gercGpu as compute } from './ger.gpu.ts';
