export { sygstGpu as compute } from './sygst.gpu.ts';
