import { type ArgSpec, type Values } from './spec.ts';
import { type ImageLayout } from './windows.ts';
/** Arguments in front of the operands. */
export declare const convSizes: {
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
    readonly outChannels: {
        readonly kind: 'size';
        readonly default?: number;
    } & {
        readonly also?: (a: Values) => string | undefined;
        readonly precs?: string;
    };
    readonly filterHeight: {
        readonly kind: 'size';
        readonly default?: number;
    } & {
        readonly also?: (a: Values) => string | undefined;
        readonly precs?: string;
    };
    readonly filterWidth: {
        readonly kind: 'size';
        readonly default?: number;
    } & {
        readonly also?: (a: Values) => string | undefined;
        readonly precs?: string;
    };
};
/** Arguments behind them. */
export declare const convSteps: {
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
    readonly groups: {
        readonly kind: 'size';
        readonly default: 1;
        readonly also: (a: Readonly<Record<string, unknown>>) => "must be an integer >= 1 that divides channels and outChannels" | undefined;
    };
    readonly algo: {
        readonly kind: 'flag';
        readonly values: readonly ["auto", "implicit", "gemm", "direct"];
        readonly default: 'auto';
    };
};
/** A call without its operands. */
export interface ConvSizes {
    readonly layout: ImageLayout;
    readonly images: number;
    readonly height: number;
    readonly width: number;
    readonly channels: number;
    readonly outChannels: number;
    readonly filterHeight: number;
    readonly filterWidth: number;
    readonly strideY: number;
    readonly strideX: number;
    readonly padTop: number;
    readonly padBottom: number;
    readonly padLeft: number;
    readonly padRight: number;
    readonly dilationY: number;
    readonly dilationX: number;
    readonly groups: number;
}
/** Height and width of the result. */
export declare const convolvedSize: (a: Omit<ConvSizes, 'layout'>) => {
    readonly outHeight: number;
    readonly outWidth: number;
};
/** Steps between neighbours of a tensor: images (or filters), rows, columns, channels. */
export interface Steps4 {
    readonly n: number;
    readonly y: number;
    readonly x: number;
    readonly c: number;
}
/** A convolution with the sizes of its result and the steps of its operands. */
export interface Convolution extends ConvSizes {
    readonly outHeight: number;
    readonly outWidth: number;
    /** Channels of the images that a filter is over. */
    readonly depth: number;
    readonly x: Steps4;
    readonly filter: Steps4;
    readonly result: Steps4;
}
export declare function convolutionOf(a: ConvSizes): Convolution;
export declare const imagesExtent: import("./spec.ts").Extent;
export declare const filterExtent: import("./spec.ts").Extent;
export declare const convolvedExtent: import("./spec.ts").Extent;
/** A multiplication and an addition for each element of a window and each channel of the result. */
export declare const flopsConvolution: (a: Values) => number;
