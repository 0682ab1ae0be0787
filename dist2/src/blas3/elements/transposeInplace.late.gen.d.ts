export { transposeInplaceGpu as compute } from './transposeInplace.gpu.ts';
