export { geamGpu as compute } from './geam.gpu.ts';
