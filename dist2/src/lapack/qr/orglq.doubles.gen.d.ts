export { orglqDoubles as compute } from './orglqDoubles.gpu.ts';
