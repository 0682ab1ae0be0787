export { iamaxGpu as compute } from './iamax.gpu.ts';
