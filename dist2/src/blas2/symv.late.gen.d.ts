export { symvGpu as compute } from './symv.gpu.ts';
