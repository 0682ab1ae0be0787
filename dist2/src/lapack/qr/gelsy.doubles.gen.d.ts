export { gelsyDoubles as compute } from './gelsyDoubles.gpu.ts';
