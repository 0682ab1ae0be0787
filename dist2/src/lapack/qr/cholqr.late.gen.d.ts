export { cholqrGpu as compute } from './cholqr.gpu.ts';
