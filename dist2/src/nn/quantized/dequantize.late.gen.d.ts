export { dequantizeGpu as compute } from './dequantize.gpu.ts';
