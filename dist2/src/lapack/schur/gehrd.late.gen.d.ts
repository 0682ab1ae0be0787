export { gehrdGpu as compute } from './gehrd.gpu.ts';
