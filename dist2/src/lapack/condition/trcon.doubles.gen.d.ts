export { trconDoubles as compute } from './trconDoubles.gpu.ts';
