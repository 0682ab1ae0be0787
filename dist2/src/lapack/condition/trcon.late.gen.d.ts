export { trconGpu as compute } from './trcon.gpu.ts';
