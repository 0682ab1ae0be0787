export { getrfDoubles as compute } from './getrfDoubles.gpu.ts';
