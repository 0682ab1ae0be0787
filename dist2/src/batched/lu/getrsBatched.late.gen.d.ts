export { getrsBatchedGpu as compute } from './getrsBatched.gpu.ts';
