export { sysvGpu as compute } from './sysv.gpu.ts';
