import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import { type LstmOrder, type Sequence } from '../../core/recurrence.ts';
import type { DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { LstmForwardArgs } from './routines.gen.ts';
type Optional = DeviceMat | undefined;
export interface DeviceLstm extends Sequence {
    readonly order: LstmOrder;
    readonly X: DeviceMat;
    readonly W: DeviceMat;
    readonly U: DeviceMat;
    readonly b: Optional;
    readonly P: Optional;
    readonly h0: Optional;
    readonly c0: Optional;
    readonly Y: DeviceMat;
    readonly hT: Optional;
    readonly cT: Optional;
    readonly S: Optional;
    /** 'step' or 'gates', for tests and tuning. */
    readonly force?: string;
}
/** Numbers of the operands that LSTMs have, with their gates. */
export declare function lstmLengths(s: Sequence): {
    X: number;
    W: number;
    U: number;
    b: number;
    P: number;
    h0: number;
    c0: number;
    Y: number;
    S: number;
};
export declare function lstmForwardGpu(queue: Queue, a: Bound<LstmForwardArgs<Prec>>): void;
/** What all launches of a call have in common as parameters. */
export declare function lstmParams(g: Omit<DeviceLstm, 'b' | 'hT' | 'cT' | 'X' | 'W'> & {
    readonly b?: Optional;
}): {
    steps: number;
    batch: number;
    hidden: number;
    ways: number;
    gateI: number;
    gateF: number;
    gateG: number;
    gateO: number;
    hasB: 0 | 1;
    hasP: 0 | 1;
    hasC0: 0 | 1;
    hasH0: 0 | 1;
    hasY: number;
    offS: number;
    offB: number;
    offP: number;
    offC0: number;
    offH0: number;
    offY: number;
    offU: number;
};
/** Enqueues an LSTM; no two operands lie in one buffer of which one is written. `noteAs` traces the choice under that name. */
export declare function enqueueLstm(queue: Queue, given: DeviceLstm, noteAs?: string): void;
export {};
