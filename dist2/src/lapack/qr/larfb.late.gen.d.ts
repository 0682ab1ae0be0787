export { larfbGpu as compute } from './larfb.gpu.ts';
