export { sytrfGpu as compute } from './sytrf.gpu.ts';
