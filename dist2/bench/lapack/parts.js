export const PARTS = ['panel', 'solve', 'update', 'other'];
/**
 * By the beginning of the kernel's name. Kernels say what they compute, not who asked: a triangular solve that is done by products counts
 * these as updates, and a kernel that interchanges, solves and updates at once is a solve.
 */
const KERNELS = [
    [/^(getf2|getrf|potf2|potrf|chol|lu_panel|tournament|geqr2|larft)/, 'panel'],
    [/^(laswp|trsm|trsv|tri_|trtri|trtrs|zero_diagonal|lacpy)/, 'solve'],
    [/^(gemm|gemv|syrk|sym)/, 'update'],
];
export const partOf = (kernel) => KERNELS.find(([name]) => name.test(kernel))?.[1] ?? 'other';
/** Milliseconds of each part. */
export function partTimes(profile) {
    const times = { panel: 0, solve: 0, update: 0, other: 0 };
    for (const { kernel, ms } of profile.rows)
        times[partOf(kernel)] += ms;
    return times;
}
/**
 * Hockney's n_1/2: the smallest order at which half of the rate of the largest order is reached, on straight lines between the measured
 * ones over log n; with `below` it lies below the smallest of them.
 */
export function halfSpeed(rates) {
    const sorted = [...rates].sort((a, b) => a.n - b.n);
    const wanted = (sorted.at(-1)?.tflops ?? Number.NaN) / 2;
    const at = sorted.findIndex(({ tflops }) => tflops >= wanted);
    const current = sorted[at];
    if (current === undefined)
        return undefined;
    const before = sorted[at - 1];
    if (before === undefined)
        return { n: current.n, below: true };
    const part = (wanted - before.tflops) / (current.tflops - before.tflops);
    return { n: Math.round(before.n * (current.n / before.n) ** part), below: false };
}
