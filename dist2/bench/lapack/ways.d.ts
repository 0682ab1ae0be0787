import type { DeviceBuffer, Queue } from '../../src/index.ts';
import type { MatrixView } from '../../testing/lib/norms.ts';
export declare const MODES: readonly ['native', 'hybrid', 'auto'];
export type Mode = (typeof MODES)[number];
export type MatrixKind = 'general' | 'definite';
export interface Operands {
    readonly n: number;
    readonly A: DeviceBuffer<'s'>;
    readonly B: DeviceBuffer<'s'>;
    readonly ipiv: DeviceBuffer<'i'>;
    readonly info: DeviceBuffer<'i'>;
}
/** On the host: what a call was given and what it left. */
export interface Outcome {
    readonly a: MatrixView;
    readonly b: MatrixView;
    readonly factor: MatrixView;
    readonly x: MatrixView;
    readonly ipiv: Int32Array;
}
export interface Way {
    readonly name: string;
    /** What baseline programs call it; absent if they do not do the same. */
    readonly routine?: 'getrf' | 'potrf' | 'gesv' | 'geqrf';
    readonly matrix: MatrixKind;
    flops(n: number): number;
    call(queue: Queue, operands: Operands): Promise<void>;
    error(outcome: Outcome): number;
}
export declare const ways: (mode: Mode) => Way[];
