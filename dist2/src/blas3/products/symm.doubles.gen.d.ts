export { symmDoubles as compute } from './symmDoubles.gpu.ts';
