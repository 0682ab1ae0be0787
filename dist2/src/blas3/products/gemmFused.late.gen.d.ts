export { gemmFusedGpu as compute } from './gemmFused.gpu.ts';
