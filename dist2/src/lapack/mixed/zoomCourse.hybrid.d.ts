import type { DeviceMat } from '../../runtime/buffer.ts';
import { type Group } from './zoom.ref.ts';
import { type ZoomDevice } from './zoomDevice.gpu.ts';
/**
 * X := X (3 I - X^H X) / 2 until X is orthogonal to double precision. R and Y are workspace. `far`: X is good to single precision only, and
 * takes more than one step.
 */
export declare function orthogonaliseOn(zoom: ZoomDevice, n: number, X: DeviceMat, R: DeviceMat, Y: DeviceMat, far: boolean): Promise<void>;
/** X := X (I + F + F^2 / 2), made orthogonal again, for an F = -F^H. Overwrites F; S is workspace. */
export declare function advanceOn(zoom: ZoomDevice, n: number, X: DeviceMat, F: DeviceMat, S: DeviceMat): Promise<void>;
/** The numbers of the groups that values belong to, on the GPU. */
export declare function numbersOf(zoom: ZoomDevice, n: number, groups: readonly Group[]): DeviceMat;
/** Groups whose blocks the host solves, as zoom_pack has them, and how many elements these have. */
export declare function blocksOf(zoom: ZoomDevice, n: number, groups: readonly Group[]): {
    blocks: DeviceMat;
    places: number[];
    length: number;
};
/** The block of Q that starts on its diagonal at `from` := B, of this order. */
export declare function place(zoom: ZoomDevice, order: number, B: DeviceMat, Q: DeviceMat, from: number): void;
