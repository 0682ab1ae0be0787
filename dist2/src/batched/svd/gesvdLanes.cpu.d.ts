import type { Engine } from '../../engine/engine.ts';
import type { Real } from '../../engine/ops.ts';
import { type BatchPlace } from '../lanes.cpu.ts';
/** Rows and columns, and of how many left vectors columns, and of how many right ones rows, are asked for: each 0, min(m, n) or all. */
export interface GesvdShape {
    readonly m: number;
    readonly n: number;
    readonly left: number;
    readonly right: number;
}
/** Places of A and S, and of U and V^T where they are asked for. */
export interface GesvdPlaces {
    readonly A: BatchPlace;
    readonly S: BatchPlace;
    readonly U?: BatchPlace | undefined;
    readonly VT?: BatchPlace | undefined;
}
/** Whether matrices of this shape are computed in lanes. */
export declare function fitsGesvdLanes(shape: GesvdShape): boolean;
/** S, what is asked for of U and V^T, and info at `infos`, of matrices of a shape that fits. A is only read. */
export declare function gesvdLanes(e: Engine, r: Real, shape: GesvdShape, { A, S, U, VT }: GesvdPlaces, infos: number, count: number): void;
