import type { ElementType } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import { type DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
type Pointer = Ptr<ElementType>;
interface Call {
    readonly m: number;
    readonly n: number;
    readonly routine: string;
    readonly X: Pointer;
    readonly ldx: number;
    readonly gamma: Pointer | undefined;
}
export interface DeviceNormCall extends Call {
    readonly Y: Pointer;
    readonly ldy: number;
    readonly beta?: Pointer | undefined;
    readonly epsilon: number;
    readonly mean?: Pointer | undefined;
    readonly rstd: Pointer | undefined;
}
/** Workspace in the place of results that nobody asks for, and given back together. */
export declare class Spare {
    private readonly queue;
    private readonly made;
    constructor(queue: Queue);
    /** The operand, or workspace of its size. */
    or(x: Pointer | undefined, type: 'h' | 's', n: number): DeviceMat;
    dispose(): void;
}
export declare function normGpu(queue: Queue, a: DeviceNormCall, centered: boolean): void;
export interface DeviceNormGradientCall extends Call {
    readonly dY: Pointer;
    readonly lddy: number;
    readonly mean?: Pointer | undefined;
    readonly rstd: Pointer;
    readonly dX: Pointer;
    readonly lddx: number;
    readonly dGamma: Pointer | undefined;
    readonly dBeta?: Pointer | undefined;
}
export declare function normGradientGpu(queue: Queue, a: DeviceNormGradientCall): void;
export {};
