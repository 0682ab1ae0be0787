export { dotcGpu as compute } from './dot.gpu.ts';
