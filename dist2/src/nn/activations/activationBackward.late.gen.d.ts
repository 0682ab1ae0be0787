export { activationBackwardGpu as compute } from './activationBackward.gpu.ts';
