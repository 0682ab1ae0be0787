export { type BatchNormBackwardArgs, batchNormBackward, hbatchNormBackward, sbatchNormBackward, dbatchNormBackward } from './batchNormBackward.gen.ts';
export { type BatchNormForwardArgs, batchNormForward, hbatchNormForward, sbatchNormForward, dbatchNormForward } from './batchNormForward.gen.ts';
export { type LayerNormBackwardArgs, layerNormBackward, hlayerNormBackward, slayerNormBackward, dlayerNormBackward } from './layerNormBackward.gen.ts';
export { type LayerNormForwardArgs, layerNormForward, hlayerNormForward, slayerNormForward, dlayerNormForward } from './layerNormForward.gen.ts';
export { type RmsNormBackwardArgs, rmsNormBackward, hrmsNormBackward, srmsNormBackward, drmsNormBackward } from './rmsNormBackward.gen.ts';
export { type RmsNormForwardArgs, rmsNormForward, hrmsNormForward, srmsNormForward, drmsNormForward } from './rmsNormForward.gen.ts';
