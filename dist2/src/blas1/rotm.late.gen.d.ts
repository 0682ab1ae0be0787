export { rotmGpu as compute } from './rotm.gpu.ts';
