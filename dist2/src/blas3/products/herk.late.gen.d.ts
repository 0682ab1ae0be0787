export { herkGpu as compute } from './herk.gpu.ts';
