export { potriDoubles as compute } from './potriDoubles.gpu.ts';
