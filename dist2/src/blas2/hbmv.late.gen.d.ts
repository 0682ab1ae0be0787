export { hbmvGpu as compute } from './hbmv.gpu.ts';
