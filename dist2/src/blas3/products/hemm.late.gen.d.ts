export { hemmGpu as compute } from './hemm.gpu.ts';
