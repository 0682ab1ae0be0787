import { DeviceError } from '../core/errors.ts';
/**
 * What the scopes around commands are for. On a device of our own everything reaches the context's listener, and a scope costs a
 * microsecond or two; on a device of someone else's that listener would hear of his errors.
 */
export declare const errorsOf: (owned: boolean) => readonly GPUErrorFilter[];
/**
 * The same of a submission, whose refusal is to be known before the results that it would have made are read: a listener hears of it later.
 */
export declare const submissionErrorsOf: (owned: boolean) => readonly GPUErrorFilter[];
export declare const refused: (message: string) => DeviceError;
/**
 * Gives commands and hears of the first error of theirs, later. The scopes are closed when this returns: none of the caller's is in
 * between.
 */
export declare function scoped<R>(device: GPUDevice, filters: readonly GPUErrorFilter[], commands: () => R, onError: (message: string) => void): R;
