export { lag2dGpu as compute } from './lag2d.gpu.ts';
