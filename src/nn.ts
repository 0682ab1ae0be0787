// basalt/nn: what neural networks ask of a linear algebra library: routines on buffers in the manner of `basalt`, by cuDNN's names, and
// verbs on ndarrays. Contexts and buffers are those of `basalt`.

export * from './nn/routines.gen.ts';
export { type ActivateOptions, activate, activateGrad } from './nn/verbs/activate.ts';
export { type AttentionOptions, attention } from './nn/verbs/attention.ts';
export { type Conv2dOptions, conv2d } from './nn/verbs/conv2d.ts';
export { logSoftmax, type SoftmaxGradOptions, type SoftmaxOptions, softmax, softmaxGrad } from './nn/verbs/softmax.ts';
