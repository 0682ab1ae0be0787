export { copyGpu as compute } from './copy.gpu.ts';
