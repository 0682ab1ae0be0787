export { poconGpu as compute } from './pocon.gpu.ts';
