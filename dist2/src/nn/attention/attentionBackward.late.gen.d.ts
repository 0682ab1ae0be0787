export { attentionBackwardGpu as compute } from './attentionBackward.gpu.ts';
