export { geqp3BatchedGpu as compute } from './geqp3Batched.gpu.ts';
