import { type Kind, type Plan, type Sizes, type TileCost } from './gemmModel.ts';
export interface Tile {
    readonly BM: number;
    readonly BN: number;
    readonly BK: number;
    readonly TM: number;
    readonly TN: number;
    readonly KU: number;
}
export declare const TILES: {
    readonly huge: {
        readonly BM: 256;
        readonly BN: 128;
        readonly BK: 16;
        readonly TM: 16;
        readonly TN: 8;
        readonly KU: 16;
    };
    readonly large: {
        readonly BM: 128;
        readonly BN: 128;
        readonly BK: 8;
        readonly TM: 8;
        readonly TN: 8;
        readonly KU: 8;
    };
    readonly medium: {
        readonly BM: 64;
        readonly BN: 128;
        readonly BK: 16;
        readonly TM: 8;
        readonly TN: 8;
        readonly KU: 16;
    };
    readonly middle: {
        readonly BM: 64;
        readonly BN: 64;
        readonly BK: 16;
        readonly TM: 4;
        readonly TN: 8;
        readonly KU: 16;
    };
    readonly small: {
        readonly BM: 32;
        readonly BN: 32;
        readonly BK: 16;
        readonly TM: 4;
        readonly TN: 4;
        readonly KU: 16;
    };
    readonly unaligned: {
        readonly BM: 32;
        readonly BN: 32;
        readonly BK: 16;
        readonly TM: 4;
        readonly TN: 4;
        readonly KU: 4;
    };
    readonly narrow: {
        readonly BM: 64;
        readonly BN: 8;
        readonly BK: 16;
        readonly TM: 4;
        readonly TN: 4;
        readonly KU: 4;
    };
    readonly flat: {
        readonly BM: 8;
        readonly BN: 64;
        readonly BK: 16;
        readonly TM: 4;
        readonly TN: 4;
        readonly KU: 4;
    };
    readonly slim: {
        readonly BM: 128;
        readonly BN: 64;
        readonly BK: 16;
        readonly TM: 8;
        readonly TN: 8;
        readonly KU: 16;
    };
    readonly lean48: {
        readonly BM: 128;
        readonly BN: 48;
        readonly BK: 24;
        readonly TM: 8;
        readonly TN: 8;
        readonly KU: 24;
    };
    readonly low48: {
        readonly BM: 48;
        readonly BN: 128;
        readonly BK: 24;
        readonly TM: 8;
        readonly TN: 8;
        readonly KU: 24;
    };
    readonly lean: {
        readonly BM: 128;
        readonly BN: 32;
        readonly BK: 16;
        readonly TM: 8;
        readonly TN: 8;
        readonly KU: 16;
    };
    readonly low: {
        readonly BM: 32;
        readonly BN: 128;
        readonly BK: 16;
        readonly TM: 8;
        readonly TN: 8;
        readonly KU: 16;
    };
    readonly pair: {
        readonly BM: 128;
        readonly BN: 128;
        readonly BK: 16;
        readonly TM: 16;
        readonly TN: 8;
        readonly KU: 8;
    };
    readonly tall: {
        readonly BM: 256;
        readonly BN: 32;
        readonly BK: 16;
        readonly TM: 8;
        readonly TN: 8;
        readonly KU: 16;
    };
    readonly long: {
        readonly BM: 32;
        readonly BN: 256;
        readonly BK: 16;
        readonly TM: 8;
        readonly TN: 8;
        readonly KU: 16;
    };
    readonly tallLight: {
        readonly BM: 256;
        readonly BN: 32;
        readonly BK: 8;
        readonly TM: 16;
        readonly TN: 8;
        readonly KU: 4;
    };
    readonly longLight: {
        readonly BM: 32;
        readonly BN: 256;
        readonly BK: 8;
        readonly TM: 8;
        readonly TN: 16;
        readonly KU: 4;
    };
};
/**
 * Fitted as said in gemmModel.ts. NVIDIA H100 80GB HBM3, 2026-11-25, C only written, us measured (predicted):
 * 1000 cubed slim in 3 slices 64 (70), large in 4 68 (73), slim 75 (71), middle 83 (75), middle in 3 98 (103);
 * 12000 x 500 x 700 slim 236 (245), large 339 (295), middle 354 (313), low48 367 (374);
 * 1500 cubed middle 224 (240), low48 348 (352); 600 x 600 x 5000 large in 10 slices 134 (127), low48 in 10 197 (197);
 * 30000 x 128 x 128 large 33 (34), slim 46 (45).
 * H200, 2026-11, C updated: n = 3584, k = 128 huge 130 (130), large 110 (109), medium 118 (106), middle 102 (100); k = 512 330 (327),
 * 321 (316), 323 (312), 329 (336); C only written, 4096 cubed huge 2890 (2821).
 * medium and slim, low48 and lean48 have costs in common: of equals the first tile is taken. small computes 250e3 in us where one factor
 * stays near, and less where both come from memory.
 */
export declare const COSTS: {
    readonly small: TileCost;
    readonly low: TileCost;
    readonly lean: TileCost;
    readonly low48: TileCost;
    readonly lean48: TileCost;
    readonly middle: TileCost;
    readonly medium: TileCost;
    readonly slim: TileCost;
    readonly large: TileCost;
    readonly huge: TileCost;
};
/** Of complex products, in words: those of the tiles that are good for them, and of their own one. */
export declare const PAIR_COSTS: {
    small: TileCost;
    low: TileCost;
    lean: TileCost;
    middle: TileCost;
    medium: TileCost;
    slim: TileCost;
    pair: TileCost;
};
export type Modelled = keyof typeof COSTS;
/** Of complex products. */
export type ModelledPair = keyof typeof PAIR_COSTS;
/** Words of f32, or of halves that are computed with as such. */
export declare const KIND: Kind;
/** The best of these sizes, of which the tile has room in a workgroup with so many bytes. */
export declare const bestOf: (p: Sizes, sizes: readonly string[], bytes?: number) => Plan<Modelled> | undefined;
/** The same of complex products. */
export declare const bestPairOf: (p: Sizes, sizes: readonly string[], bytes?: number) => Plan<ModelledPair> | undefined;
