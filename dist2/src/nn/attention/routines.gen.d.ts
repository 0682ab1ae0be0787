export { type AttentionBackwardArgs, attentionBackward, hattentionBackward, sattentionBackward, dattentionBackward } from './attentionBackward.gen.ts';
export { type AttentionForwardArgs, attentionForward, hattentionForward, sattentionForward, dattentionForward } from './attentionForward.gen.ts';
