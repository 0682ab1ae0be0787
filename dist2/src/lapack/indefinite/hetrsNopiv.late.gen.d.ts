export { hetrsNopivGpu as compute } from './hetrsNopiv.gpu.ts';
