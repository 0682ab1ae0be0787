export { axpyGpu as compute } from './axpy.gpu.ts';
