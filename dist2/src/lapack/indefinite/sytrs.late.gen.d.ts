export { sytrsGpu as compute } from './sytrs.gpu.ts';
