export { trmmDoubles as compute } from './trmmDoubles.gpu.ts';
