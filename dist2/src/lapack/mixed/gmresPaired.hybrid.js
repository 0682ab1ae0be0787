// Factors on the GPU with refinement there: the attempts of dsgesvGmres, dhgesv and dhposv on a GPU context. Where 48 bits may not be
// enough to tell whether a solution has converged, or nothing comes of it, the host's doubles have the last word, by GMRES there.
import { enqueueLacpy } from '../../blas3/elements/lacpy.gpu.js';
import { larger } from '../../core/extremes.js';
import { integer } from '../refine/expert.gpu.js';
import { FAILED, residualLimit } from './mixed.ref.js';
import { Paired } from './mixedPaired.hybrid.js';
import { withinPairs } from './pairedOperands.hybrid.js';
import { PATIENCE, PairedRefinement } from './pairedRefinement.hybrid.js';
/** By GMRES. */
export class PairedGmres extends Paired {
    methods;
    /** The factorization of an A within the range of pairs has broken down. */
    failed = false;
    constructor(queue, call, uplo, methods, more = false) {
        super(queue, call, uplo, methods, more);
        this.methods = methods;
    }
    async refine(confirm) {
        const operands = await this.operands();
        if (operands === undefined)
            return undefined;
        const { queue, n, call, methods } = this;
        const { form, given, H, L, norm } = operands;
        const refinement = new PairedRefinement(queue, {
            ...{ n, nrhs: call.nrhs, form, A: { H, L }, given, huge: Infinity, D: this.D },
            patience: this.more ? PATIENCE : Infinity,
            solve: (columns) => methods.solve(this.S, this.D, columns),
            lease: (type, length) => this.lease(type, length),
        });
        let outcome;
        for (const way of methods.ways ?? [(S, info) => methods.factor(S, info, norm)]) {
            enqueueLacpy(queue, { uplo: this.uplo, m: n, n, A: H, B: this.S });
            await way(this.S, this.info);
            outcome = await refinement.run(() => this.limit(norm));
            if (!this.failed)
                break;
        }
        const { solved, iters, inner, worst } = outcome;
        const failure = (iter) => ({ iter, iters: iters.fill(iter), inner });
        if (this.failed)
            return failure(FAILED.factorization);
        if (this.norm === undefined)
            return undefined;
        if (!solved)
            return this.poor(worst) ? failure(FAILED.convergence) : undefined;
        if (!(await this.store(await refinement.solutions(), confirm)))
            return undefined;
        return { iter: iters.reduce(larger, 0), iters, inner };
    }
    /** What |r| / |x| may be; undefined if S holds no factors of A, or A is beyond the range of pairs. */
    async limit({ data }) {
        const [norms, info] = await Promise.all([data.copyOut(0, 1), integer(this.info)]);
        const norm = norms[0];
        // A norm that is infinite, or not a number, is not the factorization's fault.
        if (!withinPairs(norm))
            return undefined;
        this.failed = info > 0;
        if (this.failed)
            return undefined;
        this.factored(norm);
        return residualLimit(this.n, norm);
    }
}
