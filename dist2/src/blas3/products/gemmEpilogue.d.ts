import type { DeviceBuffer, DeviceMat } from '../../runtime/buffer.ts';
import type { Kernel, Param, Tuning } from '../../runtime/kernel.ts';
import type { Groups, Queue } from '../../runtime/queue.ts';
import type { Activation, BiasOf } from './gemmFused.spec.ts';
/** In the order of their numbers in the kernels. */
export declare const ACTIVATIONS: readonly Activation[];
/**
 * Z := product + bias; C := activation(Z) + R. What is absent is left out. Operands have C's type, and lie in no buffer that is written.
 */
export interface DeviceEpilogue {
    readonly bias?: DeviceMat | undefined;
    readonly biasOf: BiasOf;
    readonly activation: Activation;
    readonly low: number;
    readonly high: number;
    /** The function of z of the activation 'expression', as readExpression returns it. */
    readonly expression?: string | undefined;
    readonly R?: DeviceMat | undefined;
    /** In a buffer of its own. */
    readonly Z?: DeviceMat | undefined;
}
/** The epilogue of the part of C that starts at row i, column j. */
export declare function epilogueAt(e: DeviceEpilogue, i: number, j: number): DeviceEpilogue;
/** Whether its operands can be read and written in vectors of four along the columns. */
export declare const isEpilogueAligned: ({ bias, biasOf, R, Z }: DeviceEpilogue) => boolean;
/** queue.launch of a kernel that writes the product, in its variant with this epilogue if there is one. */
export declare function launchFused(queue: Queue, epilogue: DeviceEpilogue | undefined, kernel: Kernel, tuning: Tuning, buffers: Readonly<Record<string, DeviceBuffer>>, params: Readonly<Record<string, Param>>, groups: Groups): void;
/**
 * Variants with an epilogue for check:wgsl: every activation, and every combination of operands. All of them would be too many to compile.
 */
export declare const fusedSamples: (plain: Tuning) => Tuning[];
