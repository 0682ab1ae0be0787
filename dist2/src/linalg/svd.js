import { isSingle } from './operands.js';
import { contextAmong, switchAmong } from './options.js';
import { decomposeStack, vectorCount } from './singularValues.js';
import { matricesOf, stacked } from './stacks.js';
export async function svd(A, options = {}) {
    const stack = matricesOf('svd', A);
    const named = contextAmong('svd', 2, options, ['fullMatrices', 'computeUv']);
    const { fullMatrices = true, computeUv = true, signal } = options;
    switchAmong('svd', 2, 'fullMatrices', fullMatrices);
    switchAmong('svd', 2, 'computeUv', computeUv);
    const prec = isSingle(stack.one.data) ? 's' : 'd';
    const job = computeUv ? (fullMatrices ? 'a' : 's') : 'n';
    const { m, n, k, s, u, vt } = await decomposeStack('svd', named, prec, stack, job, signal);
    const { lead } = stack;
    const S = stacked(prec, s, lead, k, 1, true);
    if (!computeUv)
        return { S };
    const U = stacked(prec, u, lead, m, vectorCount(job, m, k));
    return { U, S, Vh: stacked(prec, vt, lead, vectorCount(job, n, k), n) };
}
