export { geqp3Doubles as compute } from './geqp3Doubles.gpu.ts';
