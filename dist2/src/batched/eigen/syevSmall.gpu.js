// Launches of the kernel for eigenproblems of order 8 at most.
import { limitsOf } from '../../autotune/space.js';
import { batchParams, isListed, recordsOf } from '../deviceBatch.js';
import { pickTiny, syevSmall, tinyVariants } from './syevSmall.kernels.js';
/** An element that is at most this times the smaller of its two diagonal elements is none: an ulp. */
const TOLERANCE = 2 ** -23;
/** Matrices of order 8 take 7 at most, and the last ones double their digits. */
const SWEEPS = 30;
/** Whether the matrices lie one behind the other, where four elements can be taken at once. */
function isPacked({ n, records }, { A, W }) {
    const dense = (A.rs === 1 && A.cs === n) || (A.cs === 1 && A.rs === n);
    const fours = A.off % 4 === 0 && A.data.inFours;
    return records === undefined && n > 0 && dense && A.stride === n * n && fours && W.data !== A.data;
}
/** One launch for all problems of a run, none of which is of a higher order than TINY. `info` and `nonfinite` have buffers of their own. */
export function enqueueSyevSmall(queue, run, f) {
    const gpu = queue.context.gpu;
    const { jobz, uplo, A, W, info, nonfinite } = f;
    const problem = { ...limitsOf(gpu), packed: isPacked(run, f), software: gpu.software };
    const { shape, staged } = pickTiny(run.n, problem, f.force);
    const inA = W.data === A.data;
    const flags = { VECTORS: jobz === 'v', LISTED: isListed(run), STAGED: staged, W_IN_A: inA };
    queue.launch(syevSmall, tinyVariants.of(undefined, flags, shape), {
        ...(staged === 1 ? { A4: A.data } : { A: A.data }),
        ...(inA ? {} : { W: W.data }),
        ...{ info: info.data, nonfinite: nonfinite.data, ...recordsOf(run) },
    }, {
        ...batchParams(run, { A, ipiv: W }, f),
        ...{ upper: Number(uplo === 'u'), sweeps: f.sweeps ?? SWEEPS, tolerance: f.tolerance ?? TOLERANCE },
    }, [Math.ceil(run.count / shape.THREADS), 1, 1]);
}
