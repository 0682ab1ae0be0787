export { gelqfGpu as compute } from './gelqf.gpu.ts';
