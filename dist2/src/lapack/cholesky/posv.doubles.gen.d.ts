export { posvDoubles as compute } from './posvDoubles.gpu.ts';
