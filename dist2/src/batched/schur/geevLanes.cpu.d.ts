import type { Engine } from '../../engine/engine.ts';
import type { Real } from '../../engine/ops.ts';
import { type BatchPlace } from '../lanes.cpu.ts';
/** Places of A and the eigenvalues' parts, and of the vectors where they are asked for. */
export interface GeevPlaces {
    readonly A: BatchPlace;
    readonly WR: BatchPlace;
    readonly WI: BatchPlace;
    readonly VL?: BatchPlace | undefined;
    readonly VR?: BatchPlace | undefined;
}
/** Whether matrices of this order are computed in lanes. */
export declare const fitsGeevLanes: (n: number, vectors: boolean) => boolean;
/** WR and WI, what is asked for of VL and VR, and info at `infos`, of matrices of an order that fits. A is only read. */
export declare function geevLanes(e: Engine, r: Real, n: number, { A, WR, WI, VL, VR }: GeevPlaces, infos: number, count: number): void;
