export { hemmDoubles as compute } from './hemmDoubles.gpu.ts';
