// The life of MPI in this process: it begins once, and ends with the process, in order or by an abort.
import { writeSync } from 'node:fs';
import { inspect } from 'node:util';
/** Milliseconds in which a launcher reads what a rank has written last. */
const UNTIL_READ = 200;
/** Begins, unless some other code of the process has; errors of calls are returned from then on. */
export function initialize(library) {
    const { abi } = library;
    const flag = new Int32Array(1);
    library.call('MPI_Initialized', library.address(flag));
    if (flag[0] === 0) {
        library.call('MPI_Init_thread', 0, 0, abi.multiple, library.address(flag));
        library.multiple = flag[0] === abi.multiple;
        endWithProcess(library);
    }
    library.call('MPI_Comm_set_errhandler', abi.world, abi.errorsReturn);
}
/**
 * A process that ends well waits for the others in MPI_Finalize. One that fails ends them all: they would wait for it without end in their
 * next call.
 */
function endWithProcess(library) {
    let uncaught;
    process.on('uncaughtExceptionMonitor', (error) => {
        uncaught = { error };
    });
    process.on('exit', (code) => {
        if (code === 0) {
            library.call('MPI_Finalize');
            return;
        }
        // Node would write it after this, when the process has ended, and a launcher that hears of an abort reads nothing more.
        if (uncaught !== undefined) {
            writeSync(2, `${inspect(uncaught.error)}\n`);
            Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, UNTIL_READ);
        }
        library.call('MPI_Abort', library.abi.world, code);
    });
}
