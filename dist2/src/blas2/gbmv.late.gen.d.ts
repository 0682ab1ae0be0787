export { gbmvGpu as compute } from './gbmv.gpu.ts';
