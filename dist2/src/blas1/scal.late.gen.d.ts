export { scalGpu as compute } from './scal.gpu.ts';
