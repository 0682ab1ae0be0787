export { getrsNopivGpu as compute } from './getrsNopiv.gpu.ts';
