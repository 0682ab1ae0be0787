import type { Kernel } from '../runtime/kernel.ts';
/** Order of a tile. */
export declare const TRIANGLE_TILE = 64;
/** H200, 2026-11, n = 8192: the product alone takes 40 us in vectors, 61 us in single numbers; tiles of 128 take 52 us. */
export declare const triangleTunings: {
    readonly wide: {
        readonly TILE: number;
        readonly GROUPS: number;
        readonly V: 'vec4f';
        readonly WIDE: 1;
        readonly PACKED: 0;
    };
    readonly scalar: {
        readonly TILE: number;
        readonly GROUPS: number;
        readonly V: 'f32';
        readonly WIDE: 0;
        readonly PACKED: 0;
    };
    readonly packed: {
        readonly TILE: number;
        readonly GROUPS: number;
        readonly V: 'f32';
        readonly WIDE: 0;
        readonly PACKED: 1;
    };
};
export declare const triangleProduct: Kernel;
/** The same of complex numbers and of doubles: order of a tile, and the kernel. A workgroup has 16 KiB. */
declare const types: {
    c: {
        TILE: number;
    };
    d: {
        R: string;
        DOUBLE: 1;
        TILE: number;
    };
    z: {
        R: string;
        DOUBLE: 1;
        TILE: number;
    };
};
export declare const longTile: (type: keyof typeof types) => number;
export declare const longTriangles: import("../runtime/variants.ts").Variants<"PACKED", never>;
export declare const triangleProductComplex: Kernel;
export {};
