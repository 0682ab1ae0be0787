export { sprGpu as compute } from './spr.gpu.ts';
