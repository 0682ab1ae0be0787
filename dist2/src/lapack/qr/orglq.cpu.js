import { takeMatrix, turnEngine } from './gelqf.cpu.js';
import { orglqRef } from './orglq.ref.js';
import { orgqrEngine } from './orgqr.cpu.js';
import { reflectorsCpu } from './reflectors.cpu.js';
export function orglqCpu(queue, a) {
    const { m, n, k, nb } = a;
    return reflectorsCpu(queue, a, 'read', (e, r, space, A, tau) => {
        const turned = takeMatrix(space, r, n, m);
        turnEngine(e, r, m, n, A, turned);
        orgqrEngine(e, r, space, n, m, k, turned, tau, nb);
        turnEngine(e, r, n, m, turned, A);
    }, (A, tau) => orglqRef(m, n, k, A, tau.data, tau.off));
}
