export { gesvNopivGpu as compute } from './gesvNopiv.gpu.ts';
