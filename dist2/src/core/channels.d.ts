import { type ArgSpec } from './spec.ts';
import { type ImageLayout } from './windows.ts';
/** Arguments in front of the operands. */
export declare const channelSizes: {
    readonly mode: {
        readonly kind: 'flag';
        readonly values: readonly ["training", "inference"];
    };
    readonly layout: ArgSpec;
    readonly images: {
        readonly kind: 'size';
        readonly default?: number;
    } & {
        readonly also?: (a: import("./spec.ts").Values) => string | undefined;
        readonly precs?: string;
    };
    readonly height: {
        readonly kind: 'size';
        readonly default?: number;
    } & {
        readonly also?: (a: import("./spec.ts").Values) => string | undefined;
        readonly precs?: string;
    };
    readonly width: {
        readonly kind: 'size';
        readonly default?: number;
    } & {
        readonly also?: (a: import("./spec.ts").Values) => string | undefined;
        readonly precs?: string;
    };
    readonly channels: {
        readonly kind: 'size';
        readonly default?: number;
    } & {
        readonly also?: (a: import("./spec.ts").Values) => string | undefined;
        readonly precs?: string;
    };
};
export interface ChannelSizes {
    readonly layout: ImageLayout;
    readonly images: number;
    readonly height: number;
    readonly width: number;
    readonly channels: number;
}
/** Elements of a channel. */
export declare const perChannel: ({ images, height, width }: Omit<ChannelSizes, 'layout'>) => number;
export declare const batchExtent: import("./spec.ts").Extent;
/** The place of element k of channel c. */
export declare function placeIn(a: ChannelSizes): (k: number, c: number) => number;
