import { type ArgSpec } from '../../core/spec.ts';
export declare const factArg: ArgSpec;
export declare const equedArg: ArgSpec;
/** The scale factors `name`, which are real. */
export declare const factorsArg: (name: string) => ArgSpec;
