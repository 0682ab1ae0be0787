export { her2Gpu as compute } from './her2.gpu.ts';
