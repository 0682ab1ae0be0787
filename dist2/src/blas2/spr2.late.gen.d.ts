export { spr2Gpu as compute } from './spr2.gpu.ts';
