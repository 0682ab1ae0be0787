export { trsmDoubles as compute } from './trsmDoubles.gpu.ts';
