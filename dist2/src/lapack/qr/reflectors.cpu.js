// How the routines that factor by reflectors, or write Q out, come to the engine: A and tau on the host, and where they lie in its memory.
import { compute } from '../../blas3/compute.cpu.js';
import { onHost } from '../../runtime/operands.js';
/** A, m x n, is written; tau as `use` says. */
export async function reflectorsCpu(queue, a, use, engine, reference, native) {
    const { m, n, k = Math.min(m, n) } = a;
    const { A, tau } = await onHost(a, { A: 'write', tau: use });
    compute(queue, a, (e, r, space) => engine(e, r, space, space.matrix(A, m, n, 'write'), space.vector(tau, k, use).at), () => reference(A, tau), undefined, native && ((provider) => native(provider, A, tau)));
}
