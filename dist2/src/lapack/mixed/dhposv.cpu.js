import { choleskyOnHost, dsposvKind } from './dsposv.cpu.js';
import { solveGmres } from './gmres.cpu.js';
import { HostSingles } from './mixed.cpu.js';
export async function dhposvCpu(queue, a) {
    const why = "products of halves are the GPU's: factored in single";
    queue.note({ routine: a.routine, backend: 'cpu', why });
    await solveGmres(queue, a, dsposvKind(queue, a), [singlesOnHost(queue, a)]);
}
/** The attempt with a factor in single precision on the CPU. */
export const singlesOnHost = (queue, a) => ({
    bits: 32,
    begin: () => new HostSingles(queue, a, choleskyOnHost(queue, a)),
});
