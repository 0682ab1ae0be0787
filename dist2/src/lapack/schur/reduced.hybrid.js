// The Hessenberg form of a matrix on the host, made on the GPU, for drivers whose other steps are the CPU's.
import { enqueueLacpy } from '../../blas3/elements/lacpy.gpu.js';
import { fields } from '../../core/field.js';
import { scope } from '../../runtime/workspace.js';
import { enqueueGehrd, gehrdBytes } from './gehrd.gpu.js';
import { enqueueOrghr } from './orghr.gpu.js';
import { prepareRef } from './schurSteps.ref.js';
/**
 * From this order on the GPU is taken to be faster. sgeev with right vectors by wall clock, ms, without and with it (NVIDIA H100 and a
 * host of 16 threads, 2026-11-27): order 256 116, 141; 512 394, 352; 1024 1190, 992.
 */
const FROM = 512;
/** Why the CPU makes the Hessenberg form of a driver, if it does. */
export function whyReducedOnCpu({ context }, n, prec) {
    const { bindingBytes, software } = context.gpu;
    if (software)
        return 'a software adapter is slower';
    if (n < FROM)
        return `order ${n}: below ${FROM} the CPU is taken to be faster`;
    return gehrdBytes(n, prec) > bindingBytes ? 'no binding of this GPU holds the matrix with its panel' : undefined;
}
/** For the trace: what the GPU does of a driver, and why the CPU does the rest. */
export const IN_TWO = {
    gpu: 'the Hessenberg form, and with vectors its factor, in panels of two dispatches a column',
    cpu: 'iteration goes through the Hessenberg form of the GPU one element after the other',
};
/** Scales and balances A, which is finite, and reduces it on the GPU; with `vectors` Q is written out there. */
export function reducedOnGpu(queue, n, balance, A, vectors) {
    const prepared = prepareRef(n, balance, A);
    const type = A.parts === 2 ? 'c' : 's';
    const { parts } = fields[type];
    const columnAt = (j) => parts * (A.off + j * A.ld);
    return scope(queue, async (ws) => {
        const square = () => ({ data: ws.take(type, n * n), off: 0, ld: n });
        const packed = new Float32Array(parts * n * n);
        for (let j = 0; j < n; j++)
            packed.set(A.data.subarray(columnAt(j), columnAt(j) + parts * n), parts * j * n);
        const reduced = { n, ...prepared.range, A: square(), tau: { data: ws.take(type, n), off: 0, ld: n } };
        queue.context.writeGpu(reduced.A.data.gpu(true), packed, 0);
        enqueueGehrd(queue, reduced);
        const down = ({ data }) => data.copyOut(0, n * n);
        const read = [down(reduced.A)];
        if (vectors) {
            const Q = square();
            enqueueLacpy(queue, { uplo: 'f', m: n, n, A: reduced.A, B: Q });
            enqueueOrghr(queue, { ...reduced, A: Q });
            read.push(down(Q));
        }
        const [H, Q] = await Promise.all(read);
        for (let j = 0; j < n; j++)
            A.data.set(H.subarray(parts * j * n, parts * (j + 1) * n), columnAt(j));
        return { prepared, Q: Q && { data: Q, off: 0, ld: n, parts } };
    });
}
