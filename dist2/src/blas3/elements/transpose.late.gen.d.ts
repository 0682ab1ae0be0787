export { transposeGpu as compute } from './transpose.gpu.ts';
