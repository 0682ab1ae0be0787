import { BasaltError } from '../core/errors.ts';
/**
 * MPI cannot be used as asked, or a call of it failed. Of a call: `routine` is MPI's name of it, `code` what it returned, and the message
 * has MPI's own text.
 */
export declare class MpiError extends BasaltError {
    readonly routine: string | undefined;
    readonly code: number | undefined;
    constructor(message: string, call?: {
        readonly routine: string;
        readonly code: number;
    }, options?: ErrorOptions);
}
