export { geqrfDoubles as compute } from './geqrfDoubles.gpu.ts';
