export { getrsDoubles as compute } from './getrsDoubles.gpu.ts';
