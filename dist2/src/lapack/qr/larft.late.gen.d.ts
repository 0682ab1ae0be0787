export { larftGpu as compute } from './larft.gpu.ts';
