export { geqp3Gpu as compute } from './geqp3.gpu.ts';
