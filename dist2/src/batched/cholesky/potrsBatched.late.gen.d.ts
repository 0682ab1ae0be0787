export { potrsBatchedGpu as compute } from './potrsBatched.gpu.ts';
