export { convBackwardFilterGpu as compute } from './convBackwardFilter.gpu.ts';
