export { gesvRbtGpu as compute } from './gesvRbt.gpu.ts';
