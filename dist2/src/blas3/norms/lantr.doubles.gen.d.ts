export { lantrDoubles as compute } from './lantrDoubles.gpu.ts';
