export { potrsDoubles as compute } from './potrsDoubles.gpu.ts';
