// openMpi: which library, and whether its ranks come together.
import { reason } from '../core/errors.ts';
import { NativeError } from '../native/koffi.ts';
import { Communicator } from './communicator.ts';
import { launcherOf, librariesFor } from './launcher.ts';
import { type MpiLibrary, openLibrary } from './library.ts';
import { MpiError } from './mpiError.ts';
import { initialize } from './process.ts';
import { openScalapack } from './scalapack.ts';

/** Which library openMpi takes. */
export interface MpiOptions {
  /**
   * Name or path of MPI's library. Default: the environment variable BASALT_MPI, else the usual names of the MPI whose launcher has started
   * this process.
   */
  readonly library?: string;
  /**
   * Name or path of ScaLAPACK, or of what has its functions, for the verbs on distributed matrices: several joined by commas, of which the
   * first that has a function is called. Default: the environment variable BASALT_SCALAPACK, else the usual names of the one that is built
   * for this MPI. Loaded at the first verb.
   */
  readonly scalapack?: string;
}

/** MPI in this process, or one rank without it. */
export interface Mpi {
  /** All ranks that the launcher has started. */
  readonly world: Communicator;
  /** 'Open MPI v4.1.4', or 'no MPI'. */
  readonly title: string;
  /** The file that was loaded; undefined without MPI. */
  readonly library: string | undefined;
  /** Whose constants it has: of Open MPI, of MPICH, or of the standard ABI of MPI 5; undefined without MPI. */
  readonly abi: 'Open MPI' | 'MPICH' | 'MPI ABI' | undefined;
  /** Which launcher and library were taken, or why there is one rank. */
  readonly why: string;
  /**
   * The files of ScaLAPACK that the verbs on distributed matrices call: loads them.
   *
   * @throws NativeError, which says what to install, if there are none.
   */
  scalapack(): Promise<string>;
}

let opened: Promise<Mpi> | undefined;

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
export function openMpi(options: MpiOptions = {}): Promise<Mpi> {
  opened ??= open(options);
  opened.catch(() => {
    opened = undefined; // the next attempt may name another library
  });
  return opened;
}

async function open({ library: asked, scalapack }: MpiOptions): Promise<Mpi> {
  const wanted = asked ?? process.env['BASALT_MPI'];
  const launcher = launcherOf(process.env);
  if (wanted === 'off') return alone('MPI is turned off by BASALT_MPI');
  if (launcher === undefined && !wanted)
    return alone('no launcher of MPI has started this process: mpirun -n 4 node program.js would');
  const title = launcher?.title ?? 'no launcher';
  let library: MpiLibrary;
  try {
    library = await openLibrary(wanted ? [wanted] : librariesFor(launcher));
  } catch (cause) {
    const said = reason(cause);
    if (launcher === undefined || launcher.size === 1) return alone(said);
    throw new MpiError(
      `${title} has started ${launcher.size ?? 'an unknown number of'} processes, but ${said}`,
      undefined,
      { cause },
    );
  }
  initialize(library);
  library.scalapack = scalapack ?? process.env['BASALT_SCALAPACK'];
  const world = new Communicator(library, library.abi.world);
  if (launcher?.size !== undefined && launcher.size !== world.size)
    throw new MpiError(
      `${title} has started ${launcher.size} processes, but ${library.title} (${library.file}) knows of ${world.size}: the launcher is another MPI's. Start with its own, or name the launcher's library by BASALT_MPI`,
    );
  return {
    world,
    title: library.title,
    library: library.file,
    abi: library.abi.name,
    why: `${title}, ${library.file}`,
    scalapack: async () => (await openScalapack(library)).files,
  };
}

const alone = (why: string): Mpi => ({
  world: new Communicator(),
  title: 'no MPI',
  library: undefined,
  abi: undefined,
  why,
  scalapack: () => Promise.reject(new NativeError('library', `ScaLAPACK needs MPI, and ${why}`)),
});
