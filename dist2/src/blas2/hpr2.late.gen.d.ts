export { hpr2Gpu as compute } from './hpr2.gpu.ts';
