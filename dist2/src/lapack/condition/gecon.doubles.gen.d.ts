export { geconDoubles as compute } from './geconDoubles.gpu.ts';
