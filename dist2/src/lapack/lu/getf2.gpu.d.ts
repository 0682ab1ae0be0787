import { type Picked } from '../../autotune/pick.ts';
import type { ElementType } from '../../core/field.ts';
import type { DeviceBuffer, DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { PanelPivoting } from '../factorOptions.ts';
import { type BlockTuning, type Rounds } from './getf2.kernels.ts';
export interface DeviceGetf2 {
    readonly m: number;
    readonly width: number;
    readonly A: DeviceMat;
    /** Row of the whole matrix that is the panel's first: pivots are counted from the matrix's first row. */
    readonly row0: number;
    readonly ipiv: DeviceMat;
    readonly info: DeviceMat;
    /** Default 'partial'. */
    readonly pivoting?: PanelPivoting | undefined;
    /** Name of a rule in getf2.kernels.ts or getf2Cooperative.kernels.ts, for tests and tuning. */
    readonly force?: string | undefined;
    /** Memory for workgroups that wait for each other, if they may. */
    readonly mail?: DeviceBuffer | undefined;
}
/** How a panel of this height is factored on this device. */
export declare function panelWay(queue: Queue, m: number, type?: ElementType, force?: string): Picked<BlockTuning | undefined>;
/** How a panel that is too tall for one workgroup is, by tournament. */
export declare function tournamentWay(queue: Queue, m: number, type?: ElementType, force?: string): Picked<Rounds | undefined>;
/** How a panel is whose pivots come from its first rows. */
export declare function windowWay(queue: Queue, m: number, force?: string): Picked<BlockTuning | undefined>;
/** One panel: in blocks that one workgroup holds or that tournaments decide, or column by column if neither is possible. */
export declare function enqueueGetf2(queue: Queue, f: DeviceGetf2): void;
