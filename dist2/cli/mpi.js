// basalt mpi: what was found, and a sum over the ranks that shows that they reach each other. Rank 0 speaks.
import { reason } from '../src/core/errors.js';
import { openMpi } from '../src/mpi.js';
import { EXIT } from './exit.js';
import { jsonOf, labelled } from './shell.js';
import { packageVersion } from './version.js';
export async function mpi(shell) {
    const { world, title, library, abi, why, scalapack } = await openMpi();
    const verbs = await scalapack().catch(reason);
    const { rank, size, localSize } = world;
    const sum = (await world.allreduce(Float64Array.of(rank + 1)))[0];
    const ok = sum === (size * (size + 1)) / 2;
    const found = { title, library: library ?? null, abi: abi ?? null, why, scalapack: verbs, size, localSize, ok };
    if (rank === 0 && shell.json)
        shell.print(jsonOf({ command: 'mpi', version: packageVersion(), ...found }));
    if (rank === 0 && !shell.json) {
        shell.print(labelled('MPI', title));
        shell.print(labelled('why', why));
        shell.print(labelled('ScaLAPACK', verbs));
        shell.print(labelled('ranks', `${size}, ${localSize} on this machine`));
        shell.print(labelled('sum', ok ? 'passed' : `${shell.paint('red', 'WRONG')}: ${sum}`));
    }
    return ok ? EXIT.ok : EXIT.failed;
}
