export { sysvNopivGpu as compute } from './sysvNopiv.gpu.ts';
