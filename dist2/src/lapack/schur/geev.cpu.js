// GEEV on the CPU backend: reductions and products on the engine, else the reference, on the operands' host copies.
import { compute } from '../../blas3/compute.cpu.js';
import { fields } from '../../core/field.js';
import { onHost } from '../../runtime/operands.js';
import { answeredRef, geevSteps, referenceGeev, sidesOf } from './geev.ref.js';
import { productOf, takeVectorRoom, vectorRoomAt } from './rooms.cpu.js';
import { engineTools } from './schurSteps.cpu.js';
import { behindReduction } from './schurSteps.ref.js';
import { trevc3Ref } from './trevc3.ref.js';
import { valuesOnHost } from './values.cpu.js';
/** Up to that order the reference is as fast. */
export const LOW = 12;
/** What `steps` makes of the tools for a finite A, not empty, which lies at `inA`, and of the steps to vectors. */
export function onEngine(e, r, space, problem, inA, steps, reduced) {
    const { n } = problem;
    const { eps } = fields[r.prec];
    const sides = sidesOf(problem);
    const tools = behindReduction(n, engineTools(e, r, space, n, inA, sides), reduced);
    const room = takeVectorRoom(space, r, sides > 0 ? n : 0);
    const multiply = productOf(e, r);
    return steps(tools, (side, T, Z) => trevc3Ref(side, true, n, T, Z, eps, vectorRoomAt(e, r, n, room), multiply));
}
/** `reduce`: makes the Hessenberg form of A, in place, elsewhere; `vectors`: and its factor. */
export async function geevCpu(queue, a, reduce) {
    const { jobvl, jobvr, n } = a;
    const { A, info } = await onHost(a, { A: 'write', info: 'write' });
    const values = await valuesOnHost(a);
    const { VL } = jobvl === 'v' ? await onHost(a, { VL: 'write?' }) : {};
    const { VR } = jobvr === 'v' ? await onHost(a, { VR: 'write?' }) : {};
    const problem = { jobvl, jobvr, n, A, ...values, VL, VR };
    const answer = answeredRef(problem);
    const reduced = answer === undefined ? await reduce?.(A, sidesOf(problem) > 0) : undefined;
    info.data[info.off] =
        answer ??
            compute(queue, a, (e, r, space) => {
                const steps = (tools, back) => geevSteps(problem, tools, back);
                return onEngine(e, r, space, problem, space.matrix(A, n, n, 'write'), steps, reduced);
            }, () => referenceGeev(problem, reduced)(), n <= LOW ? 'the matrix is small' : undefined);
}
