export { expmGpu as compute } from './expm.gpu.ts';
