import { type ArgSpec } from '../../core/spec.ts';
/** Bits of the precision whose factors the solution is from. */
export declare const factoredArg: ArgSpec;
/** A X = B, behind n and nrhs; a factorization with pivots has them behind A. */
export declare const systemArgs: {
    readonly A: {
        readonly kind: 'matrix';
        readonly rows: import("../../core/spec.ts").Extent;
        readonly cols: import("../../core/spec.ts").Extent;
        readonly ld: 'lda';
        readonly access: 'inout';
    };
    readonly lda: {
        readonly kind: 'ld';
        readonly of: 'A';
    };
};
export declare const solutionArgs: {
    readonly B: {
        readonly kind: 'matrix';
        readonly rows: import("../../core/spec.ts").Extent;
        readonly cols: import("../../core/spec.ts").Extent;
        readonly ld: 'ldb';
        readonly access: 'in';
    };
    readonly ldb: {
        readonly kind: 'ld';
        readonly of: 'B';
    };
    readonly X: {
        readonly kind: 'matrix';
        readonly rows: import("../../core/spec.ts").Extent;
        readonly cols: import("../../core/spec.ts").Extent;
        readonly ld: 'ldx';
        readonly access: 'out';
    };
    readonly ldx: {
        readonly kind: 'ld';
        readonly of: 'X';
    };
    readonly iter: ArgSpec;
    readonly info: {
        readonly kind: 'vector';
        readonly length: () => number;
        readonly type: 'i';
        readonly access: 'out';
    };
    readonly iters: ArgSpec;
    readonly inner: {
        readonly kind: 'vector';
        readonly optional?: true;
        readonly length: import("../../core/spec.ts").Extent;
        readonly type?: import("../../core/spec.ts").OwnType;
        readonly inc?: string;
        readonly access: import("../../core/spec.ts").Access;
    } & {
        readonly also?: (a: import("../../core/spec.ts").Values) => string | undefined;
        readonly precs?: string;
    };
};
export declare const pivotsArg: ArgSpec;
/** How the factorization in single precision is made. */
export declare const singleArgs: {
    mode: ArgSpec;
    math: ArgSpec;
};
