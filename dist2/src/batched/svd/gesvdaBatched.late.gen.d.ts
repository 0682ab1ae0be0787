export { gesvdaBatchedGpu as compute } from './gesvdaBatched.gpu.ts';
