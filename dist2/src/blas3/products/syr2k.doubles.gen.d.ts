export { syr2kDoubles as compute } from './syr2kDoubles.gpu.ts';
