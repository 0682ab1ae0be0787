import { type ArgSpec, type RoutineSpec } from '../../core/spec.ts';
/** C := alpha op(A) op(B) + beta C: op(A) m x k, op(B) k x n, C m x n. */
export declare const productArgs: Readonly<Record<string, ArgSpec>>;
export declare const mathArg: ArgSpec;
export declare const reproducibleArg: ArgSpec;
export declare const productFlops: RoutineSpec['flops'];
