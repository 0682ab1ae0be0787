import type { ArgSpec } from '../../core/spec.ts';
/** 'one': at once. 'two': by way of a band. */
export type Stages = 'auto' | 'one' | 'two';
export declare const stagesArg: ArgSpec;
