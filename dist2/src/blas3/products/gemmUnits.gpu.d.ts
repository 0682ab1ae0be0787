import type { ElementType } from '../../core/field.ts';
import type { MatrixUnit } from '../../runtime/matrixUnits.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { DeviceTensor } from './gemmTensor.gpu.ts';
import { type UnitName } from './gemmUnits.kernels.ts';
export interface UnitsPick {
    readonly unit: MatrixUnit;
    readonly tile: UnitName;
    readonly slices: number;
    readonly name: string;
    readonly why: string;
}
/** Names that can be forced, with a number of slices behind them or without: 'units-flat64/8'. */
export declare const unitNames: readonly string[];
interface Problem extends Pick<DeviceTensor, 'm' | 'n' | 'k' | 'batch'> {
    /** Of factors and C. */
    readonly type: ElementType;
    /** Both factors are vectors of four to the end of their memory. */
    readonly inFours: boolean;
}
/** How matrix units would compute a product of halves as they lie; undefined if the device has none, or others are faster. */
export declare function pickUnits(queue: Queue, p: Problem, force?: string): UnitsPick | undefined;
/** Enqueues C := alpha op(A) op(B) + beta C, and the epilogue. */
export declare function enqueueUnits(queue: Queue, { unit, tile, slices }: UnitsPick, g: DeviceTensor): void;
export {};
