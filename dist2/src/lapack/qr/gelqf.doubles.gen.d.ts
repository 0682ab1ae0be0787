export { gelqfDoubles as compute } from './gelqfDoubles.gpu.ts';
