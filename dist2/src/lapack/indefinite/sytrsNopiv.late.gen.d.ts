export { sytrsNopivGpu as compute } from './sytrsNopiv.gpu.ts';
