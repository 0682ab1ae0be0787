import { realMat, realVector } from '../../runtime/realMat.js';
import { normGradientRef, normRef } from './norm.ref.js';
const vector = async (x, n, use) => x === undefined ? undefined : realVector(x, n, 1, use);
export async function normCpu(queue, a, centered) {
    queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
    const { m, n, epsilon } = a;
    const [X, gamma, beta] = await Promise.all([
        realMat(a.X, m, n, a.ldx, 'read'),
        vector(a.gamma, m, 'read'),
        vector(a.beta, m, 'read'),
    ]);
    const [Y, mean, rstd] = await Promise.all([
        realMat(a.Y, m, n, a.ldy, 'write'),
        vector(a.mean, n, 'write'),
        vector(a.rstd, n, 'write'),
    ]);
    normRef(m, n, epsilon, centered, { X, gamma, beta, Y, mean, rstd });
    for (const written of [Y, mean, rstd])
        written?.store();
}
export async function normGradientCpu(queue, a) {
    queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
    const { m, n } = a;
    const [X, dY, gamma, mean, rstd] = await Promise.all([
        realMat(a.X, m, n, a.ldx, 'read'),
        realMat(a.dY, m, n, a.lddy, 'read'),
        vector(a.gamma, m, 'read'),
        vector(a.mean, n, 'read'),
        realVector(a.rstd, n, 1, 'read'),
    ]);
    const [dX, dGamma, dBeta] = await Promise.all([
        realMat(a.dX, m, n, a.lddx, 'write'),
        vector(a.dGamma, m, 'write'),
        vector(a.dBeta, m, 'write'),
    ]);
    normGradientRef(m, n, { X, dY, gamma, mean, rstd, dX, dGamma, dBeta });
    for (const written of [dX, dGamma, dBeta])
        written?.store();
}
