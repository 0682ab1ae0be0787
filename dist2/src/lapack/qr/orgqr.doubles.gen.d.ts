export { orgqrDoubles as compute } from './orgqrDoubles.gpu.ts';
