export { getriDoubles as compute } from './getriDoubles.gpu.ts';
