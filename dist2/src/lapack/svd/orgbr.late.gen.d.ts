export { orgbrGpu as compute } from './orgbr.gpu.ts';
