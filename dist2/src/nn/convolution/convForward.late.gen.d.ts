export { convForwardGpu as compute } from './convForward.gpu.ts';
