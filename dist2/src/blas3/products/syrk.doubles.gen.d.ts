export { syrkDoubles as compute } from './syrkDoubles.gpu.ts';
