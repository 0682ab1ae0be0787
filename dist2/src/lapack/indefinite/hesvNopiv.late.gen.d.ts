export { hesvNopivGpu as compute } from './hesvNopiv.gpu.ts';
