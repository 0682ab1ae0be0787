export { lantrGpu as compute } from './lantr.gpu.ts';
