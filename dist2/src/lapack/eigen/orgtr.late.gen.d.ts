export { orgtrGpu as compute } from './orgtr.gpu.ts';
