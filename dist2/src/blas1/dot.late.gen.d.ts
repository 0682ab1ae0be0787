export { dotGpu as compute } from './dot.gpu.ts';
