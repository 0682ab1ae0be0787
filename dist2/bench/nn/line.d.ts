import type { DeviceBuffer } from '../../src/index.ts';
export type Real = 's' | 'h';
/** A call, and its operations or, of what memory bounds, its bytes. */
export interface Line {
    readonly name: string;
    readonly prec: Real;
    readonly flops?: number;
    readonly bytes?: number;
    readonly make: (take: (length: number, type?: Real) => DeviceBuffer<never>) => () => Promise<unknown>;
}
