export { orghrGpu as compute } from './orghr.gpu.ts';
