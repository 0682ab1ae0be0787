export { gebrdGpu as compute } from './gebrd.gpu.ts';
