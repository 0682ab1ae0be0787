import type { Bound } from '../../core/args.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { ZcgesvGmresArgs } from './routines.gen.ts';
/** `why`: the reason for the trace, if it is not the backend's. */
export declare const zcgesvGmresCpu: (queue: Queue, a: Bound<ZcgesvGmresArgs> & {
    readonly why?: string;
}) => Promise<void>;
