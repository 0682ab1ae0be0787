export { type SoftmaxBackwardArgs, softmaxBackward, hsoftmaxBackward, ssoftmaxBackward, dsoftmaxBackward } from './softmaxBackward.gen.ts';
export { type SoftmaxForwardArgs, softmaxForward, hsoftmaxForward, ssoftmaxForward, dsoftmaxForward } from './softmaxForward.gen.ts';
