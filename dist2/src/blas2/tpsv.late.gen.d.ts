export { tpsvGpu as compute } from './tpsv.gpu.ts';
