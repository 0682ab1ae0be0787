export { type DequantizeArgs, dequantize, hdequantize, sdequantize } from './dequantize.gen.ts';
export { type DynamicQuantizeArgs, dynamicQuantize, hdynamicQuantize, sdynamicQuantize } from './dynamicQuantize.gen.ts';
export { type QgemmArgs, qgemm, bqgemm, hqgemm, sqgemm } from './qgemm.gen.ts';
export { type QgemmWeightsArgs, qgemmWeights, hqgemmWeights, sqgemmWeights, dqgemmWeights } from './qgemmWeights.gen.ts';
export { type QuantizeArgs, quantize, hquantize, squantize } from './quantize.gen.ts';
