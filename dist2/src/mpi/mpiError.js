// What goes wrong with MPI itself; wrong arguments are an ArgumentError, as everywhere.
import { BasaltError } from '../core/errors.js';
/**
 * MPI cannot be used as asked, or a call of it failed. Of a call: `routine` is MPI's name of it, `code` what it returned, and the message
 * has MPI's own text.
 */
export class MpiError extends BasaltError {
    routine;
    code;
    constructor(message, call, options) {
        super(message, options);
        this.routine = call?.routine;
        this.code = call?.code;
    }
}
