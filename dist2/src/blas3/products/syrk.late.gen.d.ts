export { syrkGpu as compute } from './syrk.gpu.ts';
