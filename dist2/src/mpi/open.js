// openMpi: which library, and whether its ranks come together.
import { reason } from '../core/errors.js';
import { NativeError } from '../native/koffi.js';
import { Communicator } from './communicator.js';
import { launcherOf, librariesFor } from './launcher.js';
import { openLibrary } from './library.js';
import { MpiError } from './mpiError.js';
import { initialize } from './process.js';
import { openScalapack } from './scalapack.js';
let opened;
/**
 * Opens MPI, once for a process: later calls return the same. A process that no launcher has started is one rank and loads nothing, unless
 * BASALT_MPI or `library` names a library.
 *
 * MPI ends with the process: one that ends well waits for the others, one that fails ends them all.
 *
 * @throws MpiError if a launcher has started several processes, and they cannot come together: no koffi, no library, or the library of
 * another MPI than the launcher's.
 * @example
 * const { world } = await openMpi(); // mpirun -n 4 node program.js
 * const sum = await world.allreduce(Float64Array.of(world.rank)); // 6
 */
export function openMpi(options = {}) {
    opened ??= open(options);
    opened.catch(() => {
        opened = undefined; // the next attempt may name another library
    });
    return opened;
}
async function open({ library: asked, scalapack }) {
    const wanted = asked ?? process.env['BASALT_MPI'];
    const launcher = launcherOf(process.env);
    if (wanted === 'off')
        return alone('MPI is turned off by BASALT_MPI');
    if (launcher === undefined && !wanted)
        return alone('no launcher of MPI has started this process: mpirun -n 4 node program.js would');
    const title = launcher?.title ?? 'no launcher';
    let library;
    try {
        library = await openLibrary(wanted ? [wanted] : librariesFor(launcher));
    }
    catch (cause) {
        const said = reason(cause);
        if (launcher === undefined || launcher.size === 1)
            return alone(said);
        throw new MpiError(`${title} has started ${launcher.size ?? 'an unknown number of'} processes, but ${said}`, undefined, { cause });
    }
    initialize(library);
    library.scalapack = scalapack ?? process.env['BASALT_SCALAPACK'];
    const world = new Communicator(library, library.abi.world);
    if (launcher?.size !== undefined && launcher.size !== world.size)
        throw new MpiError(`${title} has started ${launcher.size} processes, but ${library.title} (${library.file}) knows of ${world.size}: the launcher is another MPI's. Start with its own, or name the launcher's library by BASALT_MPI`);
    return {
        world,
        title: library.title,
        library: library.file,
        abi: library.abi.name,
        why: `${title}, ${library.file}`,
        scalapack: async () => (await openScalapack(library)).files,
    };
}
const alone = (why) => ({
    world: new Communicator(),
    title: 'no MPI',
    library: undefined,
    abi: undefined,
    why,
    scalapack: () => Promise.reject(new NativeError('library', `ScaLAPACK needs MPI, and ${why}`)),
});
