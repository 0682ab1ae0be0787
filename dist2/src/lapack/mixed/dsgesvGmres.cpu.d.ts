import type { Bound } from '../../core/args.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { DsgesvGmresArgs } from './dsgesvGmres.spec.ts';
import { type Attempt } from './gmres.cpu.ts';
/** `why`: the reason for the trace, if it is not the backend's. */
export type LuCall = Bound<DsgesvGmresArgs> & {
    readonly why?: string;
};
export declare function dsgesvGmresCpu(queue: Queue, a: LuCall): Promise<void>;
/** The attempt with factors in single precision on the CPU. */
export declare const singlesOnHost: (queue: Queue, a: LuCall) => Attempt;
