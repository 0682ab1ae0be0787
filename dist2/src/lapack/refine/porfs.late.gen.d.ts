export { porfsGpu as compute } from './porfs.gpu.ts';
