export { activationForwardGpu as compute } from './activationForward.gpu.ts';
