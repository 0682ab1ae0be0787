// What eigenvectors and singular vectors are corrected with on the host: matrices of doubles, real or complex, where the CPU engine works,
// and its products.
import { lacpyRef } from '../../blas3/elements/lacpy.ref.js';
import { gemmEngine } from '../../blas3/products/gemm.cpu.js';
import { gemmBlockedRef } from '../../blas3/products/gemm.ref.js';
import { engine } from '../../engine/engine.js';
import { elements } from '../../engine/ops.js';
import { hostMat } from '../../runtime/buffer.js';
/** Why all was computed in double, as iter says it. */
export const [NOTHING_TO_GAIN, NOT_FINITE, NOT_CONVERGED] = [-1, -2, -3];
/** What has become of a call, for the trace. */
export function outcome(iter, vectors) {
    if (iter >= 0)
        return `${vectors} in single; ${iter} corrections to double`;
    const why = {
        [NOTHING_TO_GAIN]: 'no vectors are wanted, or the matrix is small',
        [NOT_FINITE]: 'the matrix has a NaN or an infinity',
        [NOT_CONVERGED]: `${vectors} in single could not be corrected`,
    };
    return `computed in double: ${why[iter]}`;
}
/** Sums in squares of elements above 1 neither overflow nor lose what is small beside them. */
export const powerOfTwo = (largest) => largest === 0 ? 1 : 2 ** Math.min(1023, -Math.ceil(Math.log2(largest)));
/** A square matrix of doubles in single precision, columns one behind the other. */
export function singlesOf(n, A) {
    const values = new Float32Array((A.parts ?? 1) * n * n);
    lacpyRef('f', n, n, A, { data: values, off: 0, ld: n, parts: A.parts });
    return values;
}
/** Workspace and products of one call, whose matrices are given back together. */
export class ZoomHost {
    queue;
    type;
    taken = [];
    constructor(queue, type) {
        this.queue = queue;
        this.type = type;
    }
    matrix(n) {
        const buffer = this.queue.context.hostBuffer(this.type, n * n);
        this.taken.push(buffer);
        return hostMat(buffer, n, 'write');
    }
    multiply(...[trans, m, n, k, alpha, A, B, beta, C]) {
        const { provider } = this.queue.context;
        if (provider !== undefined && this.type === 'd') {
            const [a, b, c] = [A, B, C];
            return provider.gemm(trans, 'n', m, n, k, alpha, a, b, beta, c);
        }
        const e = engine();
        const [a, b, c] = [A, B, C].map((M) => e && placeOf(e, M));
        if (e === undefined || a === undefined || b === undefined || c === undefined)
            gemmBlockedRef(trans, 'n', m, n, k, alpha, A, B, beta, C);
        else
            e.within(() => {
                gemmEngine(e, elements[this.type], { transA: trans, m, n, k, alpha, A: a, B: b, beta, C: c });
                return true;
            });
    }
    dispose() {
        for (const buffer of this.taken)
            buffer.dispose();
    }
}
function placeOf(e, { data, off, ld, parts = 1 }) {
    const home = e.heap.addressOf(data);
    return home === undefined ? undefined : { at: home + parts * off * data.BYTES_PER_ELEMENT, ld };
}
