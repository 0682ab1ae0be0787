export { geconGpu as compute } from './gecon.gpu.ts';
