import { type ArgSpec } from '../../core/spec.ts';
/** op(A) is m x k. */
export declare const operandA: (places: string) => ArgSpec;
/** op(B) is k x n. */
export declare const operandB: (places: string) => ArgSpec;
export declare const operandC: (places: string) => ArgSpec;
