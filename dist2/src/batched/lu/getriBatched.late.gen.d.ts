export { getriBatchedGpu as compute } from './getriBatched.gpu.ts';
