export { symmetrizeGpu as compute } from './symmetrize.gpu.ts';
