export { herGpu as compute } from './her.gpu.ts';
