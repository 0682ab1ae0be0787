export { lanheGpu as compute } from './lanhe.gpu.ts';
