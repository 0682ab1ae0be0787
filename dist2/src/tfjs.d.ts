export type { AttentionOptions, GruOptions, LayerNormOptions, LayerOperations, RecurrenceOptions, } from './tfjs/layerOps.ts';
export type { Operations, Reported, TriangularOptions } from './tfjs/ops.ts';
export type { RecurrentLayer } from './tfjs/recurrentLayer.ts';
export { type Basalt, type BasaltOptions, registerBasalt } from './tfjs/register.ts';
