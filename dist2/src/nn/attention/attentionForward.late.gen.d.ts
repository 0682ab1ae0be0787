export { attentionForwardGpu as compute } from './attentionForward.gpu.ts';
