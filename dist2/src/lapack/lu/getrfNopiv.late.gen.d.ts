export { getrfNopivGpu as compute } from './getrfNopiv.gpu.ts';
