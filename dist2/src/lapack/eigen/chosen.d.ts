import type { ArgSpec, Extent, Values } from '../../core/spec.ts';
/** range, vl, vu, il, iu as LAPACK has them; each is looked at by its range only. */
export declare const rangeArgs: {
    /** Which eigenvalues: 'a' all, 'v' those in (vl, vu], 'i' the il-th to the iu-th in ascending order, counted from 1. Default 'a'. */
    readonly range: {
        readonly kind: 'flag';
        readonly values: readonly ["a", "v", "i"];
        readonly default: 'a';
    };
};
export declare const intervalArgs: {
    /** With range 'v'. Default 0. */
    readonly vl: ArgSpec;
    /** With range 'v', greater than vl. Default 0. */
    readonly vu: ArgSpec;
    /** With range 'i', in 1..n; 1 if n = 0. Default 1. */
    readonly il: {
        readonly kind: 'size';
        readonly default: 1;
        readonly also: (a: Readonly<Record<string, unknown>>) => "must be in 1..max(1, n) with range 'i'" | undefined;
    };
    /** With range 'i', in il..n; 0 if n = 0. Default 0. */
    readonly iu: {
        readonly kind: 'size';
        readonly default: 0;
        readonly also: (a: Readonly<Record<string, unknown>>) => "must be in min(il, n)..n with range 'i'" | undefined;
    };
};
/** How many eigenvalues may be found. */
export declare const mostChosen: Extent;
/** How many vectors. */
export declare const mostVectors: Extent;
/** What must be there where vectors are asked for. */
export declare const withVectors: (name: string) => (a: Values) => string | undefined;
/** Which generalized problem. */
export declare const itypeArg: ArgSpec;
