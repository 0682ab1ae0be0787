export { getriGpu as compute } from './getri.gpu.ts';
