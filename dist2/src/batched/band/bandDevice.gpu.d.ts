import { type BatchCall } from '../../core/batchForms.ts';
import { type DeviceBuffer, type DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { SingleType } from '../../runtime/representation.ts';
export type BandCall = BatchCall & {
    readonly routine: string;
};
/** The names of the operands by their numbers in the kernels, up to five, some absent; the pivots are always number 5. */
export type BandOperands = readonly (string | undefined)[];
/** Problems that one launch takes on together. Sizes are the largest of them. */
export interface BandRun {
    readonly n: number;
    readonly kl: number;
    readonly ku: number;
    readonly nrhs: number;
    readonly count: number;
    /** Number of the first problem, or of its record. */
    readonly first: number;
    /** Without them the batch lies at equal distances. */
    readonly records?: DeviceBuffer | undefined;
}
/** What a routine reports of its problems, as in deviceBatch.ts. */
export interface BandReports {
    readonly info?: DeviceMat | undefined;
    readonly nonfinite?: DeviceMat | undefined;
}
export declare class BandOnDevice {
    readonly count: number;
    /** Of the elements; a diagonal may be real all the same. */
    readonly type: SingleType;
    private readonly a;
    private readonly queue;
    private readonly operands;
    private readonly form;
    constructor(queue: Queue, a: BandCall, operands: BandOperands);
    private get byRows();
    /** Bindings x0, x1, ... of the kernels, and the constants that say which operand is where. */
    slots(): {
        buffers: Record<string, DeviceBuffer>;
        flags: Record<string, number>;
    };
    buffer(name: string): DeviceBuffer;
    get pivots(): DeviceBuffer;
    /** Calls `work` with the reports in buffers of their own, so that all can be bound for writing. */
    reporting(work: (reports: BandReports) => void): void;
    /** What is written into the fields of kernels/lib/band_fields.wgsl. */
    params(run: BandRun, { info, nonfinite }: BandReports): Record<string, number>;
    /**
     * Calls `launch` for every run of the batch: for the batch itself where everything lies at equal distances, for the batch with records
     * where there are lists on the device, for every class of sizes of a ragged one. The records are disposed of afterwards.
     */
    eachRun(launch: (run: BandRun) => void): void;
    /** The part of the records that is operand k's. */
    private record;
    private eachClass;
}
