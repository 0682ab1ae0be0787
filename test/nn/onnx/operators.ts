// All operators of whose cases there are some.
import { attention, halfAttention } from './attention.ts';
import { convIntegers, qLinearConv } from './convBytes.ts';
import type { Operator } from './operator.ts';
import { gemmOperator, matMul, matMulInteger, qLinearMatMul } from './products.ts';
import { gruOperator, lstmOperator } from './recurrent.ts';
import {
  activations,
  batchNormalization,
  groupNormalization,
  instanceNormalization,
  layerNormalization,
  rmsNormalization,
  softmaxes,
} from './rows.ts';
import { dequantizeLinear, dynamicQuantizing, quantizeLinear } from './scaled.ts';
import { convTranspose } from './transposed.ts';
import { averagePool, conv, globalAveragePool, globalMaxPool, maxPool } from './windows.ts';

export const operators: readonly Operator[] = [
  ...[conv, convTranspose, maxPool, averagePool, globalAveragePool, globalMaxPool],
  ...[batchNormalization, layerNormalization, groupNormalization, instanceNormalization, rmsNormalization],
  ...softmaxes,
  ...activations,
  ...[lstmOperator, gruOperator],
  ...[gemmOperator, matMul, matMulInteger, qLinearMatMul, qLinearConv, convIntegers],
  ...[quantizeLinear, dequantizeLinear, dynamicQuantizing],
  ...[attention, halfAttention],
];
