// Mixed precision with the residuals on the GPU too: A stays there as pairs of singles, and of a step the host sees two numbers per
// right-hand side. Where 48 bits may not be enough to tell whether a solution has converged, the host's doubles have the last word.
import { enqueueLacpy } from '../../blas3/elements/lacpy.gpu.js';
import { lacpyRef } from '../../blas3/elements/lacpy.ref.js';
import { enqueueNorm } from '../../blas3/norms/lange.gpu.js';
import { larger } from '../../core/extremes.js';
import { onHost } from '../../runtime/operands.js';
import { DoubleSingleLoop } from './doubleSingleLoop.gpu.js';
import { DeviceSingles } from './mixed.hybrid.js';
import { FAILED, MOST_CORRECTIONS, residualLimit } from './mixed.ref.js';
import { chooseResidual, NOISE, NORMS, pairsOnDevice, SURE_ORDER, scaledPairs, withinPairs, } from './pairedOperands.hybrid.js';
/** A step that leaves more than this of the residual is the last one here. */
const PROGRESS = 0.9;
/** The GPU judges in singles: by a rule that much stricter nothing passes that LAPACK's does not let pass. */
const STRICTER = 1 - 2 ** -20;
/** When the GPU ends a refinement. */
const rulesOf = (n) => ({
    ...{ last: MOST_CORRECTIONS, norms: NORMS, progress: PROGRESS },
    factor: residualLimit(n, 1) * STRICTER,
});
/** As DeviceSingles; and refines on the GPU if it is to: what refinements of pairs have in common, by corrections alone or by GMRES. */
export class Paired extends DeviceSingles {
    call;
    uplo;
    /** Another way to factor comes behind this one: where it does not converge, it is not the host that settles it. */
    more;
    /** ||A||_inf, if S holds factors of A. */
    norm;
    constructor(queue, call, uplo, methods, more = false) {
        super(queue, call, methods);
        this.call = call;
        this.uplo = uplo;
        this.more = more;
    }
    async factor(demotion) {
        if (this.norm === undefined)
            return super.factor(demotion);
        demotion.know(this.norm);
    }
    /** B and A in pairs, and the infinity norm of A, enqueued; undefined if the residuals are not for the GPU. */
    async operands() {
        const { queue, n, call } = this;
        const { routine, nrhs, lda } = call;
        const { form, why } = await chooseResidual(queue, call);
        if (form === undefined) {
            queue.note({ routine, backend: 'cpu', why: `residuals on the CPU: ${why}` });
            return undefined;
        }
        const given = scaledPairs(n, nrhs, (await onHost(call, { B: 'read' })).B);
        if (given === undefined)
            return undefined;
        const pairs = await pairsOnDevice(queue, call, this.uplo);
        const [H, L] = [pairs.hi, pairs.lo].map((data) => ({ data, off: 0, ld: lda }));
        const norm = { data: this.lease('s', 1), off: 0, ld: 1 };
        enqueueNorm(queue, { norm: 'i', uplo: 'f', diag: 'n', symmetric: false, m: n, n, A: H, result: norm });
        queue.note({ routine, backend: 'gpu', kernel: 'ds_product', why: `residuals on the GPU, ${why}` });
        return { form, given, H, L, norm };
    }
    /** S holds factors of an A of this norm. */
    factored(norm) {
        this.norm = norm;
        this.found = Promise.resolve(0);
    }
    /** Another way is to be tried, because what was left of a residual, over |x|, is no noise. */
    poor(worst) {
        return this.more && !(worst <= NOISE * this.norm);
    }
    /** Stores solutions, unless the host, where it is to be asked, does not confirm them. */
    async store(values, confirm) {
        const { n, call } = this;
        if (n < SURE_ORDER && !(await confirm(values, residualLimit(n, this.norm))))
            return false;
        lacpyRef('f', n, call.nrhs, { data: values, off: 0, ld: n }, (await onHost(call, { X: 'write' })).X);
        return true;
    }
}
/** By corrections alone. */
export class PairedSingles extends Paired {
    async refine(confirm) {
        const given = await this.operands();
        if (given === undefined)
            return undefined;
        const { queue, n, call, info, D } = this;
        const { routine, nrhs } = call;
        const kind = `${routine} ${this.more}`;
        const norm = given.norm.data;
        const problem = { n, nrhs, ...given, norm, info, D, kind, rules: rulesOf(n) };
        const loop = new DoubleSingleLoop(queue, problem, (type, length) => this.lease(type, length));
        enqueueLacpy(queue, { uplo: this.uplo, m: n, n, A: given.H, B: this.S });
        await this.methods.factor(this.S, info, given.norm);
        // Solutions with factors that are none go to waste.
        const { iters, worst, ...found } = await loop.run((columns) => this.methods.solve(this.S, D, columns));
        // A norm that is infinite, or not a number, is not the factorization's fault.
        if (!withinPairs(found.norm))
            return undefined;
        if (found.info > 0)
            return failed(nrhs, FAILED.factorization);
        this.factored(found.norm);
        if (iters === undefined)
            return this.poor(worst) ? failed(nrhs, FAILED.convergence) : undefined;
        if (!(await this.store(await loop.solutions(), confirm)))
            return undefined;
        return { iter: iters.reduce(larger, 0), iters };
    }
}
const failed = (nrhs, iter) => ({ iter, iters: new Int32Array(nrhs).fill(iter) });
