export { potriBatchedGpu as compute } from './potriBatched.gpu.ts';
