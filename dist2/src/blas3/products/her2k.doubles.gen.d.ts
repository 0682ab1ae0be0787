export { her2kDoubles as compute } from './her2kDoubles.gpu.ts';
