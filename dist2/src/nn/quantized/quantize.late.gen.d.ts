export { quantizeGpu as compute } from './quantize.gpu.ts';
