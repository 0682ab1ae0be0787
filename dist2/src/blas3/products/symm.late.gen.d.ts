export { symmGpu as compute } from './symm.gpu.ts';
