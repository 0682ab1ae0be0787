export { hetriGpu as compute } from './hetri.gpu.ts';
