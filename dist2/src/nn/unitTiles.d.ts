import { type Sizes } from '../blas3/products/gemmModel.ts';
import type { MatrixUnit } from '../runtime/matrixUnits.ts';
/** In the tunables of these kernels. */
export interface UnitTile {
    readonly BM: number;
    readonly BN: number;
    readonly BK: number;
    readonly WM: number;
    readonly WN: number;
    readonly SIZE: number;
}
export declare const UNIT_TILES: {
    readonly wide: UnitTile;
    readonly tall: UnitTile;
    readonly square: UnitTile;
};
export type UnitTileName = keyof typeof UNIT_TILES;
export declare const unitTileNames: readonly UnitTileName[];
/** The tile with the least predicted time; rows are of so many groups of about as many, none of which shares a tile with another. */
export declare function fastestUnitTile({ m, n, k }: Sizes, groups?: number): UnitTileName;
export declare const fitsUnitTiles: ({ factor, sum, MM: rows, MN, MK, SG: lanes }: MatrixUnit) => boolean;
