export { laswpGpu as compute } from './laswp.gpu.ts';
