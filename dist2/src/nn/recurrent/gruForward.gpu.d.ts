import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import { type GruOrder, type Sequence } from '../../core/recurrence.ts';
import type { DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { GruForwardArgs } from './routines.gen.ts';
type Optional = DeviceMat | undefined;
export interface DeviceGru extends Sequence {
    readonly order: GruOrder;
    readonly resetAfter: boolean;
    readonly X: DeviceMat;
    readonly W: DeviceMat;
    readonly U: DeviceMat;
    readonly b: Optional;
    readonly bU: Optional;
    readonly h0: Optional;
    readonly Y: DeviceMat;
    readonly hT: Optional;
    readonly S: Optional;
    /** 'step' or 'gates', for tests and tuning. */
    readonly force?: string;
}
/** Numbers of the operands that GRUs have. */
export declare function gruLengths(s: Sequence): {
    X: number;
    W: number;
    U: number;
    b: number;
    h0: number;
    Y: number;
    S: number;
};
export declare function gruForwardGpu(queue: Queue, a: Bound<GruForwardArgs<Prec>>): void;
/** What all launches of a call have in common as parameters. */
export declare function gruParams(g: Omit<DeviceGru, 'b' | 'bU' | 'hT' | 'X' | 'W'> & {
    readonly b?: Optional;
    readonly bU?: Optional;
}): {
    steps: number;
    batch: number;
    hidden: number;
    ways: number;
    gateZ: number;
    gateR: number;
    hasB: 0 | 1;
    hasBU: 0 | 1;
    hasH0: 0 | 1;
    hasY: number;
    offDY: number;
    offS: number;
    offB: number;
    offBU: number;
    offH0: number;
    offY: number;
    offU: number;
};
/** Enqueues a GRU; no two operands lie in one buffer of which one is written. `noteAs` traces the choice under that name. */
export declare function enqueueGru(queue: Queue, given: DeviceGru, noteAs?: string): void;
export {};
