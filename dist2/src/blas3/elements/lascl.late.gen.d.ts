export { lasclGpu as compute } from './lascl.gpu.ts';
