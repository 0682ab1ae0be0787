// basalt/nn: what neural networks ask of a linear algebra library: routines on buffers in the manner of `basalt`, by cuDNN's names, and
// verbs on ndarrays. Contexts and buffers are those of `basalt`.

export { type ConvWorkspaceCall, convWorkspace } from './nn/convolution/convWorkspace.ts';
export * from './nn/routines.gen.ts';
export { type ActivateOptions, activate, activateGrad } from './nn/verbs/activate.ts';
export { type AttentionGradients, type AttentionOptions, attention, attentionGrad } from './nn/verbs/attention.ts';
export {
  type BatchNormalized,
  type BatchNormOptions,
  batchNorm,
  batchNormGrad,
  batchNormTrain,
} from './nn/verbs/batchNorm.ts';
export { type Conv2dGradients, type Conv2dOptions, conv2d, conv2dGrad } from './nn/verbs/conv2d.ts';
export { type ConvBytesOptions, type ConvIntegerOptions, convInteger, qlinearConv } from './nn/verbs/convBytes.ts';
export type { ConvolvedOptions } from './nn/verbs/convolved.ts';
export {
  type ConvTranspose2dGradients,
  type ConvTranspose2dOptions,
  convTranspose2d,
  convTranspose2dGrad,
} from './nn/verbs/convTranspose2d.ts';
export { type MatmulGroupedOptions, matmulGrouped } from './nn/verbs/grouped.ts';
export { groupNorm, groupNormGrad } from './nn/verbs/groupNorm.ts';
export type { Pads } from './nn/verbs/images.ts';
export type { LayerOptions } from './nn/verbs/layers.ts';
export {
  layerNorm,
  layerNormGrad,
  type NormGradients,
  type NormOptions,
  rmsNorm,
  rmsNormGrad,
} from './nn/verbs/norms.ts';
export {
  type AvgPool2dOptions,
  avgPool2d,
  avgPool2dGrad,
  type MaxPool2dOptions,
  maxPool2d,
  maxPool2dGrad,
} from './nn/verbs/pool2d.ts';
export {
  type MatmulQuantizedOptions,
  type MatmulWeightsOptions,
  matmulQuantized,
  matmulWeights,
} from './nn/verbs/quantized.ts';
export {
  type DequantizeLinearOptions,
  type DynamicallyQuantized,
  dequantizeLinear,
  dynamicQuantizeLinear,
  type QuantizeLinearOptions,
  quantizeLinear,
} from './nn/verbs/quantizeLinear.ts';
export {
  type GruOptions,
  gru,
  type LstmOptions,
  type LstmSequences,
  lstm,
  type Sequences,
} from './nn/verbs/recurrent.ts';
export {
  type GruGradients,
  type GruGradOptions,
  gruGrad,
  type LayerGradients,
  type LstmGradients,
  type LstmGradOptions,
  lstmGrad,
} from './nn/verbs/recurrentGrad.ts';
export { logSoftmax, type SoftmaxGradOptions, type SoftmaxOptions, softmax, softmaxGrad } from './nn/verbs/softmax.ts';
