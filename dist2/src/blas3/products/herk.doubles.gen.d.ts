export { herkDoubles as compute } from './herkDoubles.gpu.ts';
