export { hesvGpu as compute } from './hesv.gpu.ts';
