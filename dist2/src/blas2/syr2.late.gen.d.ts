export { syr2Gpu as compute } from './syr2.gpu.ts';
