export { iamaxDoubles as compute } from './iamaxDoubles.gpu.ts';
