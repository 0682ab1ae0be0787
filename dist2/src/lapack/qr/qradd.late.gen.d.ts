export { qraddGpu as compute } from './qradd.gpu.ts';
