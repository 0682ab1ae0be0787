import { batchSweep } from './batchTasks.js';
import { factorSweep } from './factorTasks.js';
import { axpySweep, copySweep, gemmSweep, gemvSweep } from './productTasks.js';
/** Powers of two, every `step`th exponent from `low` to `high`. */
const powers = (low, high, step = 1) => Array.from({ length: Math.floor((high - low) / step) + 1 }, (_, k) => 2 ** (low + k * step));
/** The usual sizes. All grow until a sweep's share of the time is spent, so that the last ones are for fast devices. */
export function usualSizes({ gpu }, quick) {
    const hardware = gpu !== undefined && !gpu.software;
    if (quick) {
        return {
            orders: hardware ? powers(8, 12) : gpu === undefined ? powers(6, 12) : powers(5, 9),
            lengths: hardware ? powers(16, 24, 2) : powers(14, 22, 2),
            small: [4, 8, 16, 32, 64],
            batchElements: hardware ? 2 ** 23 : 2 ** 17,
        };
    }
    return {
        orders: hardware ? powers(7, 13) : powers(6, 12),
        lengths: hardware ? powers(16, 26, 2) : powers(12, 24, 2),
        small: [4, 8, 16, 32, 64],
        batchElements: hardware ? 2 ** 25 : 2 ** 19,
    };
}
/** What is measured on a context. Double precision is the CPU's: on a GPU only what refines from single to double is measured with it. */
export function plan(context, sizes, quick) {
    const { orders, lengths, small, batchElements } = sizes;
    const onGpu = context.backend === 'gpu';
    const precs = onGpu ? ['s'] : ['s', 'd'];
    // A software adapter compiles for a second per routine: a quick run does with fewer.
    const few = quick && context.gpu?.software === true;
    // On an H200 a size of getrf or geqrf costs a quick run up to three seconds of compilation, of potrf 0.1 (2026-11): every other size will
    // do.
    const sparse = (all) => quick && context.gpu?.software === false ? all.filter((_, k) => k % 2 === 0) : all;
    const sizesOf = (name, all) => ['getrf', 'geqrf', 'gesv'].includes(name) ? sparse(all) : all;
    const factors = (names) => names.flatMap((name) => precs.map((prec) => factorSweep(prec, name, sizesOf(name, orders))));
    return [
        ...precs.map((prec) => gemmSweep(prec, 'strict', orders)),
        ...unitSweeps(context, orders, sparse(orders)),
        axpySweep('s', lengths),
        copySweep('s', lengths),
        gemvSweep('s', orders),
        ...factors(['potrf', 'getrf']),
        ...['potrf', 'getrf', 'gesv', 'geqrf'].flatMap((name) => (quick ? precs.slice(0, 1) : precs).map((prec) => batchSweep(prec, name, name === 'gesv' ? small : sizesOf(name, small), batchElements))),
        ...factors(['geqrf', 'gesv', ...(few ? [] : ['posv'])]),
        ...(onGpu && !few ? [factorSweep('d', 'dsgesv', orders)] : []),
    ];
}
/** Products that only a GPU with matrix units, or with halves, computes otherwise. */
function unitSweeps(context, orders, fewer) {
    const { gpu } = context;
    if (gpu === undefined)
        return [];
    const splits = gpu.matrixUnits.some(({ factor, sum }) => factor === 'f16' && sum === 'f32');
    return [
        ...(splits ? [gemmSweep('s', 'split', orders), gemmSweep('s', 'fast', fewer)] : []),
        ...(context.placement('h') === 'gpu' ? [gemmSweep('h', 'strict', fewer)] : []),
    ];
}
