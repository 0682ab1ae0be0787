export { poconDoubles as compute } from './poconDoubles.gpu.ts';
