// basalt/nn: what neural networks ask of a linear algebra library: routines on buffers in the manner of `basalt`, by cuDNN's names, and
// verbs on ndarrays. Contexts and buffers are those of `basalt`.
export { convWorkspace } from './nn/convolution/convWorkspace.js';
export * from './nn/routines.gen.js';
export { activate, activateGrad } from './nn/verbs/activate.js';
export { attention, attentionGrad } from './nn/verbs/attention.js';
export { batchNorm, batchNormGrad, batchNormTrain, } from './nn/verbs/batchNorm.js';
export { conv2d, conv2dGrad } from './nn/verbs/conv2d.js';
export { convTranspose2d, convTranspose2dGrad, } from './nn/verbs/convTranspose2d.js';
export { matmulGrouped } from './nn/verbs/grouped.js';
export { groupNorm, groupNormGrad } from './nn/verbs/groupNorm.js';
export { layerNorm, layerNormGrad, rmsNorm, rmsNormGrad, } from './nn/verbs/norms.js';
export { avgPool2d, avgPool2dGrad, maxPool2d, maxPool2dGrad, } from './nn/verbs/pool2d.js';
export { matmulQuantized, matmulWeights, } from './nn/verbs/quantized.js';
export { dequantizeLinear, dynamicQuantizeLinear, quantizeLinear, } from './nn/verbs/quantizeLinear.js';
export { gru, lstm, } from './nn/verbs/recurrent.js';
export { gruGrad, lstmGrad, } from './nn/verbs/recurrentGrad.js';
export { logSoftmax, softmax, softmaxGrad } from './nn/verbs/softmax.js';
