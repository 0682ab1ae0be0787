export { rscalGpu as compute } from './rscal.gpu.ts';
