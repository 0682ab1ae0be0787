export { geaddGpu as compute } from './geadd.gpu.ts';
