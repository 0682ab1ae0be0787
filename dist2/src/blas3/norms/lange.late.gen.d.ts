export { langeGpu as compute } from './lange.gpu.ts';
