export { qgemmGpu as compute } from './qgemm.gpu.ts';
