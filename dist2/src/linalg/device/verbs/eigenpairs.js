// Eigenvalues, and vectors, of device arrays: what eigh and eigvalsh have in common.
import { syevd } from '../../../lapack/eigen/routines.gen.js';
import { eighCall, mustHaveConverged } from '../../eigenpairs.js';
import { countOf } from '../../stacks.js';
import { throughDevice } from '../verb.js';
/** A verb of A, and of b among the options. A GPU computes all eigenvalues of one matrix; the rest is the CPU's. */
export function eigenVerb(routine, onHost, vectors, finish) {
    const ways = {
        routine,
        host: ([A, b], options) => onHost(A, (b === undefined ? options : { ...options, b })),
        takes: (options) => options?.subset === undefined && options?.b === undefined,
        gpu: async (on, [A], options) => {
            const { stack, uplo } = eighCall(routine, A, options);
            const { lead, one } = stack;
            const [n, count] = [one.rows, countOf(lead)];
            const { buffer, ld, stride } = await on.columns(A, lead);
            const [values, info] = [on.lease(n * count), on.integers(count)];
            const how = { jobz: vectors ? 'v' : 'n', uplo, n, lda: ld };
            for (let i = 0; i < count; i++) {
                const own = { A: buffer.at(i * stride), W: values.at(i * n), info: info.at(i) };
                await syevd(on.queue, { ...how, ...own }, 's');
            }
            mustHaveConverged(routine, n, await on.read(info), lead);
            return finish(on, values, buffer, lead, n);
        },
    };
    return async (A, options = {}) => {
        const b = options?.b;
        return throughDevice(ways, b === undefined
            ? [[A, 'A', 1]]
            : [
                [A, 'A', 1],
                [b, 'b', 2],
            ], options);
    };
}
