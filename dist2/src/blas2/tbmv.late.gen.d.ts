export { tbmvGpu as compute } from './tbmv.gpu.ts';
