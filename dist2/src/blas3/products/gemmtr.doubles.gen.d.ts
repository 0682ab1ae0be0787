export { gemmtrDoubles as compute } from './gemmtrDoubles.gpu.ts';
