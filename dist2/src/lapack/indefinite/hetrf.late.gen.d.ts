export { hetrfGpu as compute } from './hetrf.gpu.ts';
