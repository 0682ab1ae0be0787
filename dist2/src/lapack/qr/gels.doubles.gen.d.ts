export { gelsDoubles as compute } from './gelsDoubles.gpu.ts';
