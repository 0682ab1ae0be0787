export { orgqrGpu as compute } from './orgqr.gpu.ts';
