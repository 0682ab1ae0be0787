export { syr2kGpu as compute } from './syr2k.gpu.ts';
