import { type ArgSpec, type Values } from './spec.ts';
import { type ImageLayout } from './windows.ts';
/** In the order of their numbers in the kernels. */
export declare const POOL_KINDS: readonly ['max', 'avg', 'avgPadded'];
export type PoolKind = (typeof POOL_KINDS)[number];
/** Arguments in front of the operands. */
export declare const poolSizes: {
    readonly kind: {
        readonly kind: 'flag';
        readonly values: readonly ["max", "avg", "avgPadded"];
    };
    readonly layout: ArgSpec;
    readonly images: {
        readonly kind: 'size';
        readonly default?: number;
    } & {
        readonly also?: (a: Values) => string | undefined;
        readonly precs?: string;
    };
    readonly height: {
        readonly kind: 'size';
        readonly default?: number;
    } & {
        readonly also?: (a: Values) => string | undefined;
        readonly precs?: string;
    };
    readonly width: {
        readonly kind: 'size';
        readonly default?: number;
    } & {
        readonly also?: (a: Values) => string | undefined;
        readonly precs?: string;
    };
    readonly channels: {
        readonly kind: 'size';
        readonly default?: number;
    } & {
        readonly also?: (a: Values) => string | undefined;
        readonly precs?: string;
    };
    readonly windowHeight: {
        readonly kind: 'size';
        readonly default?: number;
    } & {
        readonly also?: (a: Values) => string | undefined;
        readonly precs?: string;
    };
    readonly windowWidth: {
        readonly kind: 'size';
        readonly default?: number;
    } & {
        readonly also?: (a: Values) => string | undefined;
        readonly precs?: string;
    };
};
/** Arguments behind them. */
export declare const poolSteps: {
    readonly strideY: ArgSpec;
    readonly strideX: ArgSpec;
    readonly dilationY: ArgSpec;
    readonly dilationX: ArgSpec;
    readonly padTop: {
        readonly kind: 'size';
        readonly default?: number;
    } & {
        readonly also?: (a: Values) => string | undefined;
        readonly precs?: string;
    };
    readonly padBottom: {
        readonly kind: 'size';
        readonly default?: number;
    } & {
        readonly also?: (a: Values) => string | undefined;
        readonly precs?: string;
    };
    readonly padLeft: {
        readonly kind: 'size';
        readonly default?: number;
    } & {
        readonly also?: (a: Values) => string | undefined;
        readonly precs?: string;
    };
    readonly padRight: {
        readonly kind: 'size';
        readonly default?: number;
    } & {
        readonly also?: (a: Values) => string | undefined;
        readonly precs?: string;
    };
    readonly ceil: {
        readonly kind: 'switch';
        readonly default: false;
    };
};
/** A call without its operands. */
export interface PoolSizes {
    readonly kind: PoolKind;
    readonly layout: ImageLayout;
    readonly images: number;
    readonly height: number;
    readonly width: number;
    readonly channels: number;
    readonly windowHeight: number;
    readonly windowWidth: number;
    readonly strideY: number;
    readonly strideX: number;
    readonly padTop: number;
    readonly padBottom: number;
    readonly padLeft: number;
    readonly padRight: number;
    readonly ceil: boolean;
    readonly dilationY: number;
    readonly dilationX: number;
}
/** Height and width of the result. */
export declare const pooledSize: (a: Omit<PoolSizes, 'kind' | 'layout'>) => {
    readonly outHeight: number;
    readonly outWidth: number;
};
export declare const imageExtent: import("./spec.ts").Extent;
export declare const pooledExtent: import("./spec.ts").Extent;
/** Additions or comparisons. */
export declare const poolFlops: (a: Values) => {
    mul: number;
    add: number;
};
/** What a call is with its channels last, as kernels and references take it: with channels first, each channel is an image of its own. */
export interface Pooling extends PoolSizes {
    readonly planes: number;
    readonly depth: number;
    readonly outHeight: number;
    readonly outWidth: number;
}
export declare function poolingOf(a: PoolSizes): Pooling;
