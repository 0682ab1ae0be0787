export { lag2hGpu as compute } from './lag2h.gpu.ts';
