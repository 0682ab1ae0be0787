export { her2kGpu as compute } from './her2k.gpu.ts';
