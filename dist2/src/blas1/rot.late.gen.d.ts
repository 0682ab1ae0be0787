export { rotGpu as compute } from './rot.gpu.ts';
