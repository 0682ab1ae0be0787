// What the environment says: whether a launcher has started this process, of which MPI it is, and which library to load for it.
const OPEN_MPI = ['libmpi.so.40', 'libmpi.so.80', 'libmpi.40.dylib', 'libmpi.dylib'];
/** Those with the same ABI: MPICH, Intel MPI, MVAPICH, Cray's. */
const MPICH = ['libmpich.so.12', 'libmpi.so.12', 'libmpi_gnu_123.so.12', 'libmpi_cray.so.12', 'libmpi.12.dylib'];
const STANDARD = ['libmpi_abi.so.1', 'libmpi_abi.so.0', 'libmpi_abi.dylib'];
/** A variable that says how many processes there are, or one that says that there is a launcher; whose it is; what it goes with. */
const KNOWN = [
    ['OMPI_COMM_WORLD_SIZE', 'OMPI_COMM_WORLD_RANK', 'mpirun of Open MPI', [...OPEN_MPI, ...STANDARD]],
    ['SLURM_STEP_NUM_TASKS', 'PMIX_RANK', 'srun with PMIx', [...OPEN_MPI, ...STANDARD, ...MPICH]],
    ['PMI_SIZE', 'PMI_RANK', 'mpirun of MPICH, or one compatible with it', [...MPICH, ...STANDARD]],
    ['PMIX_SIZE', 'PMIX_RANK', 'a launcher with PMIx', [...OPEN_MPI, ...STANDARD, ...MPICH]],
    ['PALS_SIZE', 'PALS_RANKID', 'mpiexec of PALS', [...MPICH, ...STANDARD]],
];
/** The launcher that has started this process; undefined for a process that somebody started alone. */
export function launcherOf(environment) {
    for (const [sizeName, mark, title, libraries] of KNOWN) {
        if (environment[mark] === undefined)
            continue;
        const size = Number(environment[sizeName] ?? Number.NaN);
        return { title, libraries, size: Number.isSafeInteger(size) && size >= 1 ? size : undefined };
    }
    return undefined;
}
/** What to load where neither the caller nor BASALT_MPI names a library. */
export const librariesFor = (launcher) => launcher?.libraries ?? [...OPEN_MPI, ...MPICH, ...STANDARD];
