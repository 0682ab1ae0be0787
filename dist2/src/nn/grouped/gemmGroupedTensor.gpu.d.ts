import type { DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { ConvActivation } from '../convolution/convForward.spec.ts';
import { type UnitTileName } from '../unitTiles.ts';
export interface TensorGroups {
    readonly groups: number;
    readonly rows: number;
    readonly features: number;
    readonly depth: number;
    readonly transW: boolean;
    readonly activation: ConvActivation;
    readonly counts: DeviceMat;
    readonly X: DeviceMat;
    readonly W: DeviceMat;
    readonly bias?: DeviceMat | undefined;
    readonly Y: DeviceMat;
    readonly info: DeviceMat;
    /** In place of what is predicted to be best: for tests. */
    readonly force?: UnitTileName;
}
/** Whether matrix units compute it: halves whose rows are by eights. */
export declare function suitsGroupedTensor(queue: Queue, g: TensorGroups): boolean;
/** The tile that a call gets: how many rows each group has only the device knows. */
export declare const groupedTensorTile: ({ groups, rows, features, depth, force }: TensorGroups) => UnitTileName;
export declare function enqueueGroupedTensor(queue: Queue, g: TensorGroups): void;
