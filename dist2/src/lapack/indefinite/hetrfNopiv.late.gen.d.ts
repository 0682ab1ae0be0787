export { hetrfNopivGpu as compute } from './hetrfNopiv.gpu.ts';
