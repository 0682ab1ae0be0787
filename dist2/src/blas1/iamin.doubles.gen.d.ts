export { iaminDoubles as compute } from './iaminDoubles.gpu.ts';
