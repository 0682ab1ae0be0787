import { type ArgSpec, type Extent, type Values } from './spec.ts';
/** How the elements of a batch of images lie: of a pixel all channels side by side, or of a channel all pixels. */
export type ImageLayout = 'nhwc' | 'nchw';
export declare const imageLayout: ArgSpec;
export declare const strides: {
    readonly strideY: ArgSpec;
    readonly strideX: ArgSpec;
};
export declare const dilations: {
    readonly dilationY: ArgSpec;
    readonly dilationX: ArgSpec;
};
export declare const paddings: {
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
};
export interface Axis {
    readonly size: number;
    readonly window: number;
    readonly stride: number;
    readonly before: number;
    readonly after: number;
    readonly dilation?: number;
    /** A last window may hang over the end of the padding; it begins in front of it. */
    readonly ceil?: boolean;
}
/** Windows along an axis. One that is longer than the padded image has no place. */
export declare function windowsAlong({ size, window, stride, before, after, dilation, ceil }: Axis): number;
/** An extent that has words for the documentation. */
export declare const worded: (words: string, of: (a: Values) => number) => Extent;
