export { gerfsGpu as compute } from './gerfs.gpu.ts';
