export { syconGpu as compute } from './sycon.gpu.ts';
