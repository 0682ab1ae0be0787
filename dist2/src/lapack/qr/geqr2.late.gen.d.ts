export { geqr2Gpu as compute } from './geqr2.gpu.ts';
