export { hemvGpu as compute } from './hemv.gpu.ts';
