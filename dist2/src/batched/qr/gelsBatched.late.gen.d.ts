export { gelsBatchedGpu as compute } from './gelsBatched.gpu.ts';
