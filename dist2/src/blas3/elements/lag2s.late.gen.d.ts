export { lag2sGpu as compute } from './lag2s.gpu.ts';
