import { type BatchedForms } from '../../core/batchForms.ts';
import { type ArgSpec, type Extent, type Values } from '../../core/spec.ts';
export declare const shorter: (a: Values) => number;
/** How many vectors a job asks for, of `rows` elements each. */
export declare const vectorsOf: (job: string, rows: string) => Extent;
/** Vectors: 's' (default) of the min(m, n) singular values, 'a' as many more as make the factor square, 'n' none. */
export declare const jobArg: ArgSpec;
/**
 * The forms of a routine whose operand S is a column, with its values side by side, and whose operands `given` are left out with job 'n';
 * `count` is how many values there are.
 */
export declare const withSingular: (forms: BatchedForms, given: Readonly<Record<string, string>>, count?: Extent) => BatchedForms;
