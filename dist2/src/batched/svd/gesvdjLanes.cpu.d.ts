import type { Engine } from '../../engine/engine.ts';
import type { Real } from '../../engine/ops.ts';
import { type BatchPlace } from '../lanes.cpu.ts';
import type { GesvdShape } from './gesvdLanes.cpu.ts';
/** Places of A and S, and of U and V where they are asked for. */
export interface GesvdjPlaces {
    readonly A: BatchPlace;
    readonly S: BatchPlace;
    readonly U?: BatchPlace | undefined;
    readonly V?: BatchPlace | undefined;
}
/** Whether matrices of this shape are computed in lanes. */
export declare function fitsGesvdjLanes({ m, n, left, right }: GesvdShape): boolean;
/** S, what is asked for of U and V, and info at `infos`, of matrices of a shape that fits. A is only read. */
export declare function gesvdjLanes(e: Engine, r: Real, { m, n, left, right }: GesvdShape, { A, S, U, V }: GesvdjPlaces, infos: number, count: number): void;
