export { lansyDoubles as compute } from './lansyDoubles.gpu.ts';
