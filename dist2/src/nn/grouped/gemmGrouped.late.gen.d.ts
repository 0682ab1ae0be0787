export { gemmGroupedGpu as compute } from './gemmGrouped.gpu.ts';
