export { gelsyGpu as compute } from './gelsy.gpu.ts';
