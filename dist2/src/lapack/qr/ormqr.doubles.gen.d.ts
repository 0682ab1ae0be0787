export { ormqrDoubles as compute } from './ormqrDoubles.gpu.ts';
