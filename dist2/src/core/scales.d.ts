import { type ArgSpec, type Values } from './spec.ts';
export interface Layout {
    readonly outer: number;
    readonly channels: number;
    readonly inner: number;
    readonly bits: '4' | '8';
    readonly unsigned: boolean;
    readonly per: 'tensor' | 'channels' | 'groups';
    readonly group: number;
}
/** n elements with one scale, as bytes without a sign. */
export declare const wholeLayout: (n: number) => Layout;
/** Bytes or numbers from a place on. */
export interface Part<A> {
    readonly data: A;
    readonly off: number;
}
/** Scale and zero point of element (o, c, i) are at o outerStep + floor(c/group) channelStep + i innerStep. */
export declare function stepsOf({ channels, inner, per, group }: Layout): {
    group: number;
    outerStep: number;
    channelStep: number;
    innerStep: number;
};
/** Bytes of what is one behind the other. */
export declare const pitchOf: ({ channels, inner, bits }: Layout) => number;
/** The zero point where none is given. */
export declare const zeroOf: ({ bits, unsigned }: Layout) => number;
/** What a byte of zero points says. */
export declare const pointOf: (byte: number, unsigned: boolean) => number;
export declare const elements: import("./spec.ts").Extent;
export declare const nothing: (a: Values) => boolean;
/** A quotient or product, and a sum. */
export declare const flops: (a: Values) => number;
export declare const bytes: import("./spec.ts").Extent;
export declare const scales: import("./spec.ts").Extent;
export declare const group: ArgSpec;
