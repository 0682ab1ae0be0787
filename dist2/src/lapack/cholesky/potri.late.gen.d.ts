export { potriGpu as compute } from './potri.gpu.ts';
