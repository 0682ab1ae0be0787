export { potrfDoubles as compute } from './potrfDoubles.gpu.ts';
