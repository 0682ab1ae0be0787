export { sytrfNopivGpu as compute } from './sytrfNopiv.gpu.ts';
