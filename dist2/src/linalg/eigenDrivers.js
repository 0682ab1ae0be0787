// The drivers that eigh and eigvalsh call: all eigenvalues or some, of one matrix or of two.
import { syevdStridedBatched } from '../batched/eigen/routines.gen.js';
import { syevd, syevr, sygvd, sygvx } from '../lapack/eigen/routines.gen.js';
import { goOn } from './options.js';
export async function solveSymmetric(of) {
    const { prec, vectors, uplo, n, count, itype, signal, A, B, W, Z, info, m, more } = of;
    const { queue } = of.context;
    const { most, args } = of.range;
    const ld = Math.max(1, n);
    const how = { jobz: vectors ? 'v' : 'n', uplo, n, lda: ld };
    if (of.isStack && args.range === 'a' && B === undefined) {
        const each = { strideA: n * n, strideW: ld, batchCount: count };
        await syevdStridedBatched(queue, { ...how, A, W, info, ...each }, prec);
        return;
    }
    for (let i = 0; i < count; i++) {
        goOn(signal);
        const own = { ...how, A: A.at(i * n * n), W: W.at(i * most), info: info.at(i) };
        const two = B && { itype, B: B.at(i * n * n), ldb: ld };
        const columns = vectors ? { Z: Z.at(i * n * most), ldz: ld } : {};
        if (args.range === 'a') {
            if (two === undefined)
                await syevd(queue, own, prec);
            else
                await sygvd(queue, { ...own, ...two }, prec);
        }
        else if (two === undefined) {
            await syevr(queue, { ...own, ...args, ...columns, m, ...(vectors ? { isuppz: more } : {}) }, prec);
        }
        else {
            await sygvx(queue, { ...own, ...two, ...args, ...columns, m, ...(vectors ? { ifail: more } : {}) }, prec);
        }
    }
}
