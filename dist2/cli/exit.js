// The program's exit statuses, and the errors that end it with one. Their messages are the one line that the user sees.
import { BasaltError, NotPositiveDefiniteError, SingularError } from '../src/core/errors.js';
import { FileError, UsageError } from '../testing/lib/usage.js';
export const EXIT = {
    ok: 0,
    /** A check failed: a self-test, a residual above its bound. */
    failed: 1,
    /** A file that cannot be read, understood or written, or data without a solution. */
    data: 2,
    usage: 64,
    /** No such device, or one that failed; also a fault of the program itself. */
    device: 70,
};
/** Ends the program with a status and a line on stderr. */
export class Failure extends Error {
    status;
    constructor(status, message, options) {
        super(message, options);
        this.status = status;
    }
}
export const badData = (message, cause) => new Failure(EXIT.data, message, { cause });
export const badUsage = (message) => new Failure(EXIT.usage, message);
export function statusOf(error) {
    if (error instanceof Failure)
        return error.status;
    if (error instanceof UsageError)
        return error instanceof FileError ? EXIT.data : EXIT.usage;
    return error instanceof SingularError || error instanceof NotPositiveDefiniteError ? EXIT.data : EXIT.device;
}
/** One line without control characters, whatever a file or a driver has put into the message. */
export function oneLine(text) {
    return text
        .trim()
        .replace(/\s*[\r\n]+\s*/g, ' ')
        .replace(/\p{Cc}/gu, '?');
}
/** What is said about an error on stderr. */
export function messageOf(error) {
    const message = oneLine(error instanceof Error ? error.message : String(error));
    return error instanceof Failure || error instanceof UsageError || error instanceof BasaltError
        ? message
        : `${message} (an error of the program itself: --debug shows where)`;
}
