export { type ConvBackwardDataArgs, convBackwardData, hconvBackwardData, sconvBackwardData, dconvBackwardData } from './convBackwardData.gen.ts';
export { type ConvBackwardFilterArgs, convBackwardFilter, hconvBackwardFilter, sconvBackwardFilter, dconvBackwardFilter } from './convBackwardFilter.gen.ts';
export { type ConvForwardArgs, convForward, hconvForward, sconvForward, dconvForward, type ConvActivation } from './convForward.gen.ts';
