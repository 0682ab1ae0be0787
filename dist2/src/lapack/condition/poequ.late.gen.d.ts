export { poequGpu as compute } from './poequ.gpu.ts';
