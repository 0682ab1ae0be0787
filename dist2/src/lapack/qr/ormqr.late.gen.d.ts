export { ormqrGpu as compute } from './ormqr.gpu.ts';
