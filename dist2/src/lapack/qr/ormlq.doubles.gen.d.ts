export { ormlqDoubles as compute } from './ormlqDoubles.gpu.ts';
