export { lasetGpu as compute } from './laset.gpu.ts';
