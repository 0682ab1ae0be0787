export { gemmDoubles as compute } from './gemmDoubles.gpu.ts';
