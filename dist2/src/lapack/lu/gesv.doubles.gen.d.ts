export { gesvDoubles as compute } from './gesvDoubles.gpu.ts';
