export { gesvxGpu as compute } from './gesvx.gpu.ts';
