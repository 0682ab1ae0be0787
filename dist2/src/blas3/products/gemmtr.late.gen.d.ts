export { gemmtrGpu as compute } from './gemmtr.gpu.ts';
