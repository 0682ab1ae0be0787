export { potrsGpu as compute } from './potrs.gpu.ts';
