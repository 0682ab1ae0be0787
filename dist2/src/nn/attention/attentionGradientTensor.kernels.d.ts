import type { Kernel, Tuning } from '../../runtime/kernel.ts';
/** In the tunables of attention_gradient_tensor. */
export interface GradientTile {
    readonly DIM: number;
    readonly TEAMS: number;
}
/** Of the tiles for rows of one length the first is taken that has room. Not measured. */
export declare const GRADIENT_TILES: {
    readonly d64: {
        readonly DIM: 64;
        readonly TEAMS: 4;
    };
    readonly d64light: {
        readonly DIM: 64;
        readonly TEAMS: 2;
    };
    readonly d128: {
        readonly DIM: 128;
        readonly TEAMS: 4;
    };
    readonly d128light: {
        readonly DIM: 128;
        readonly TEAMS: 1;
    };
};
export type GradientTileName = keyof typeof GRADIENT_TILES;
export declare const gradientTileNames: readonly GradientTileName[];
/** Queries or keys of a workgroup. */
export declare const gradientRows: ({ TEAMS }: GradientTile) => number;
/** Of workgroup memory: columns of both kinds, scores and products, with a vector of padding to a row. */
export declare const gradientBytes: (tile: GradientTile) => number;
export declare const gradientTuning: (tile: GradientTile, keys: boolean) => Tuning;
export declare const gradientKernel: Kernel;
